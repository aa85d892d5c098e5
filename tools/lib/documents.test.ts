import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** Repeated headings are numbered. */
function listAnchors(text: string): string[] {
  const seen = new Map<string, number>();
  return Array.from(text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/^#{1,6} (.+)$/gm), ([, heading = '']) => {
    const slug = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '');
    const anchor = slug.replaceAll(' ', '-');
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

function isBroken(document: string, address: string): boolean {
  const [path = '', anchor] = address.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(join(ROOT, target))) return true;
  return anchor !== undefined && !listAnchors(read(target)).includes(anchor);
}

it.each(globSync(['*.md', 'docs/**/*.md', 'emulator/*.md', 'lab/*.md'], { cwd: ROOT }))(
  'links of %s and its npm commands lead somewhere',
  (document) => {
    const text = read(document);
    const links = withoutCode(text).matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset)="([^"]+)"/g);
    const addresses = Array.from(links, ([, link, picture]) => link ?? picture ?? '');
    const local = addresses.filter((address) => !/^[a-z]+:/.test(address));
    expect(local.filter((address) => isBroken(document, address))).toEqual([]);
    const commands = Array.from(
      text.matchAll(/\bnpm run (?:-s )?([a-z][a-z:]*(?:-[a-z]+)*)/g),
      ([, name = '']) => name,
    );
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  },
);
