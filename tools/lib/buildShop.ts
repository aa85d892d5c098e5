import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './paths.ts';

const run = promisify(execFile);

export interface BuiltShop {
  web: string;
  functions: string;
}

/** Leaves the repository's own builds alone. */
export async function buildShop(shopFolder: string, workshop: string): Promise<BuiltShop> {
  const [web, functions] = [join(workshop, 'web'), join(workshop, 'functions')];
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, SHOP_FOLDER: shopFolder };
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  await run(process.execPath, [vite, 'build', '--outDir', web], { cwd: join(ROOT, 'web'), env });
  await run(process.execPath, [join(ROOT, 'functions', 'build.mjs'), join(functions, 'dist'), web], { env });
  // Lets the bundle resolve its packages.
  symlinkSync(join(ROOT, 'node_modules'), join(workshop, 'node_modules'), 'dir');
  mkdirSync(functions, { recursive: true });
  symlinkSync(join(ROOT, 'functions', 'node_modules'), join(functions, 'node_modules'), 'dir');
  writeFileSync(join(functions, 'package.json'), '{ "type": "module", "main": "dist/index.mjs" }\n');
  return { web, functions };
}
