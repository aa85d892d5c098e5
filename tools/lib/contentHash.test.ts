import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashContents } from './contentHash.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hash-'));
  write('src/a.ts', 'a');
  write('package.json', '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

const hash = () => hashContents(root, ['src', 'package.json', 'absent.json']);

describe('hashContents', () => {
  it('the hash of contents stays the same when nothing changes', () => {
    expect(hash()).toBe(hash());
  });

  it('the hash of contents changes with a content, a name and a new file', () => {
    const seen = new Set([hash()]);
    write('src/a.ts', 'b');
    seen.add(hash());
    write('src/deep/b.ts', '');
    seen.add(hash());
    rmSync(join(root, 'src/deep/b.ts'));
    write('src/deep/c.ts', '');
    seen.add(hash());
    expect(seen.size).toBe(4);
  });

  it('the hash of contents leaves out tests, build results and installed packages', () => {
    const before = hash();
    write('src/a.test.ts', 'x');
    write('src/dist/a.js', 'x');
    write('src/node_modules/p/index.js', 'x');
    expect(hash()).toBe(before);
  });
});
