import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const IGNORED = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/;

export function hashContents(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of listFiles(root, paths)) {
    hash.update(`${path}\0`);
    hash.update(readFileSync(join(root, path)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

function listFiles(root: string, paths: readonly string[]): string[] {
  const found = paths.filter((path) => existsSync(join(root, path))).flatMap((path) => expand(root, path));
  return [...new Set(found)].sort();
}

function expand(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return globSync(`${path}/**/*`, { cwd: root, withFileTypes: true, exclude: (entry) => entry.name === 'node_modules' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !IGNORED.test(file.slice(path.length)));
}
