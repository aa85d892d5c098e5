import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  close: () => Promise<void>;
}

/** Older mails are deleted. */
const MAX_MAILS = 500;

/** The first mail is rejected, as by a full mailbox. RFC 2606 reserves `.test`. */
const FIRST_MAIL_REJECTED = '@full.test';

/** Names sort by arrival. */
function nameOf(date: Date, count: number): string {
  const time = date.toISOString().replaceAll(/[:.]/g, '-');
  return `${time}-${String(count % 1_000_000).padStart(6, '0')}.eml`;
}

function deleteOldest(folder: string, kept: number): void {
  if (kept === Number.POSITIVE_INFINITY) return;
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  for (const name of names.sort().slice(0, -kept)) rmSync(join(folder, name), { force: true });
}

/** Stores each mail as a file and sends nothing on. */
export async function startMailbox(folder: string, kept = MAX_MAILS): Promise<Mailbox> {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      if (!address.endsWith(FIRST_MAIL_REJECTED) || refused.has(address)) return callback();
      refused.add(address);
      callback(Object.assign(new Error('Mailbox full'), { responseCode: 552 }));
    },
    onData(stream, _session, callback) {
      const keep = (raw: Buffer) => {
        count += 1;
        writeFileSync(join(folder, nameOf(new Date(), count)), raw);
        deleteOldest(folder, kept);
        callback();
      };
      buffer(stream).then(keep).catch(callback);
    },
  });
  // Senders may disconnect at any time.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
