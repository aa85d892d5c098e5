// Loaded before the function (`node --import`), it times every CommonJS module while it loads, by package. A message of the parent
// process is answered with the milliseconds that each package took for itself. Timing costs time: use the shares, not the sums.
import module from 'node:module';

interface Loader {
  _load(request: string, ...rest: unknown[]): unknown;
  _resolveFilename(request: string, parent: unknown, isMain: boolean): string;
}

const loader = module as unknown as Loader;
const load = loader._load.bind(loader);
const byPackage = new Map<string, { milliseconds: number; modules: number }>();
const open: { children: number }[] = [];

function packageOf(filename: string): string {
  const match = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*node_modules[\\/])/.exec(filename);
  return match?.[1]?.replace('\\', '/') ?? (filename.includes('/') ? 'our own' : 'Node');
}

function resolve(request: string, rest: unknown[]): string {
  try {
    return loader._resolveFilename(request, rest[0], rest[1] === true);
  } catch {
    return request;
  }
}

loader._load = (request, ...rest) => {
  const frame = { children: 0 };
  open.push(frame);
  const start = performance.now();
  try {
    return load(request, ...rest);
  } finally {
    const total = performance.now() - start;
    open.pop();
    const parent = open.at(-1);
    if (parent) parent.children += total;
    const name = packageOf(resolve(request, rest));
    const sum = byPackage.get(name) ?? { milliseconds: 0, modules: 0 };
    byPackage.set(name, { milliseconds: sum.milliseconds + total - frame.children, modules: sum.modules + 1 });
  }
};

process.on('message', () => {
  const value = [...byPackage].map(([name, sum]) => ({ name, ...sum }));
  process.send?.({ value });
});
process.on('disconnect', () => process.exit());
