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

/** The newest so many are kept. */
const KEPT = 500;

/**
 * The end of addresses whose first mail is refused for good, as by a mailbox that is full; the next one is taken. No shop has customers
 * there: RFC 2606 keeps `.test` for tests.
 */
const REFUSED_AT_FIRST = '@full.test';

/** Sorts by the time at which a mail came, also within a millisecond. */
function nameOf(date: Date, count: number): string {
  const time = date.toISOString().replaceAll(/[:.]/g, '-');
  return `${time}-${String(count % 1_000_000).padStart(6, '0')}.eml`;
}

function forgetOldest(folder: string, kept: number): void {
  if (kept === Number.POSITIVE_INFINITY) return;
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  for (const name of names.sort().slice(0, -kept)) rmSync(join(folder, name), { force: true });
}

/**
 * A mail server on a free port of this machine, which sends nothing on: it keeps what it gets in a folder, each mail as a file
 * that a mail program opens. The first mail to an address of `full.test` it refuses.
 */
export async function startMailbox(folder: string, kept = KEPT): Promise<Mailbox> {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      if (!address.endsWith(REFUSED_AT_FIRST) || refused.has(address)) return callback();
      refused.add(address);
      callback(Object.assign(new Error('Mailbox full'), { responseCode: 552 }));
    },
    onData(stream, _session, callback) {
      const keep = (raw: Buffer) => {
        count += 1;
        writeFileSync(join(folder, nameOf(new Date(), count)), raw);
        forgetOldest(folder, kept);
        callback();
      };
      buffer(stream).then(keep).catch(callback);
    },
  });
  // A sender that breaks off is none of our business.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
