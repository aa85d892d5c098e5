import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startMailbox } from './mailbox.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bookstore-mailbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps the newest mails as files in order of arrival', async () => {
  const mailbox = await startMailbox(join(folder, 'mail'), 3);
  const transport = createTransport(mailbox.url);
  for (let index = 1; index <= 5; index += 1) {
    await transport.sendMail({ from: 'shop@example.com', to: 'ada@example.com', subject: `Mail ${index}`, text: 'x' });
  }
  transport.close();
  await mailbox.close();
  const names = readdirSync(join(folder, 'mail')).sort();
  for (const name of names) expect(name).toMatch(/^[\w-]+\.eml$/);
  const subjects = names.map((name) => /^Subject: (.*)$/m.exec(readFileSync(join(folder, 'mail', name), 'utf8'))?.[1]);
  expect(subjects.map((subject) => subject?.trim())).toEqual(['Mail 3', 'Mail 4', 'Mail 5']);
});
