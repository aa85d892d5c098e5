import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../tools/lib/paths.ts';
import { PARTS } from './parts.ts';

it('every folder of the functions belongs to a part', () => {
  const folders = readdirSync(join(ROOT, 'functions/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `functions/src/${name}/**/*.ts`);
  expect(folders.length).toBeGreaterThan(0);
  expect(PARTS.flatMap(({ mutate }) => mutate)).toEqual(expect.arrayContaining(folders));
});
