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
const FULL_MAILBOX_DOMAIN = '@full.test';

/** Names sort by arrival. */
function toFileName(date: Date, count: number): string {
  const time = date.toISOString().replaceAll(/[:.]/g, '-');
  return `${time}-${String(count % 1_000_000).padStart(6, '0')}.eml`;
}

function deleteOldest(folder: string, maxMails: number): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  for (const name of names.sort().slice(0, -maxMails)) rmSync(join(folder, name), { force: true });
}

/** Stores each mail as a file and sends nothing on. */
export async function startMailbox(folder: string, maxMails = MAX_MAILS): Promise<Mailbox> {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const rejected = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      if (!address.endsWith(FULL_MAILBOX_DOMAIN) || rejected.has(address)) return callback();
      rejected.add(address);
      callback(Object.assign(new Error('Mailbox full'), { responseCode: 552 }));
    },
    onData(stream, _session, callback) {
      const keep = (raw: Buffer) => {
        count += 1;
        writeFileSync(join(folder, toFileName(new Date(), count)), raw);
        deleteOldest(folder, maxMails);
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
