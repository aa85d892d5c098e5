import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JournalFile } from './journalFile.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'journal-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe.each([false, true])('JournalFile with sync %s', (sync) => {
  it('keeps all acknowledged lines in order', async () => {
    const path = join(directory, 'journal');
    const journal = new JournalFile(path, 0, { sync });
    const lines = Array.from({ length: 100 }, (_, i) => `${i}\n`);
    await Promise.all(lines.map((line) => journal.append(line)));
    expect(await readFile(path, 'utf8')).toBe(lines.join(''));
    expect(journal.size).toBe(lines.join('').length);
    await journal.close();
  });
});

it('waits for the previous journal', async () => {
  const path = join(directory, 'journal');
  const previous = Promise.withResolvers<void>();
  const journal = new JournalFile(path, 0, { sync: false, after: previous.promise });
  const appended = journal.append('late\n');
  await expect(readFile(path)).rejects.toMatchObject({ code: 'ENOENT' });
  previous.resolve();
  await appended;
  expect(await readFile(path, 'utf8')).toBe('late\n');
  await journal.close();
});

it('rejects further lines after a failed write', async () => {
  const journal = new JournalFile(join(directory, 'missing/journal'), 0, { sync: false });
  await expect(journal.append('lost\n')).rejects.toMatchObject({ code: 'ENOENT' });
  await mkdir(join(directory, 'missing'));
  await expect(journal.append('later\n')).rejects.toMatchObject({ code: 'ENOENT' });
});
