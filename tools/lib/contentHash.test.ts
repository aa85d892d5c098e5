import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashContents } from './contentHash.ts';

it('changes with contents and names, not with tests, builds or packages', () => {
  const root = mkdtempSync(join(tmpdir(), 'hash-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const hash = () => hashContents(root, ['src', 'package.json', 'absent.json']);
  write('src/a.ts', 'a');
  write('package.json', '{}');
  const seen = [hash()];
  for (const path of ['src/a.test.ts', 'src/dist/a.js', 'src/node_modules/p/index.js']) write(path, 'x');
  expect(hash()).toBe(seen[0]);
  write('src/a.ts', 'b');
  seen.push(hash());
  write('src/deep/b.ts', '');
  seen.push(hash());
  rmSync(join(root, 'src/deep/b.ts'));
  write('src/deep/c.ts', '');
  seen.push(hash());
  expect(new Set(seen).size).toBe(4);
  rmSync(root, { recursive: true });
});
