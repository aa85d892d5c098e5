import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  messageId: string;
}

/** Accept, refuse with a code, or accept and crash before answering. */
type Fate = 'take' | 'die' | number;

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** Later mails are accepted. */
  fates: Fate[];
  close(): Promise<void>;
}

/** Unfolded headers. */
const headOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]/g, ' ');

/** @returns null if missing */
export const headerOf = ({ raw }: Pick<ReceivedMail, 'raw'>, name: string): string | null =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(headOf(raw))?.[1] ?? null;

export const headerNames = ({ raw }: ReceivedMail) =>
  headOf(raw)
    .split('\r\n')
    .map((line) => line.split(':')[0] ?? '');

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const fates: Fate[] = [];
  const sockets = new Map<number | undefined, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, callback) {
      const [fate] = fates;
      if (typeof fate !== 'number') return callback();
      fates.shift();
      callback(Object.assign(new Error(fate >= 500 ? 'No such mailbox' : 'Come again'), { responseCode: fate }));
    },
    onData(stream, { envelope, remotePort }, callback) {
      void text(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, raw, messageId: headerOf({ raw }, 'Message-ID') ?? '' });
        if (fates.shift() === 'die') sockets.get(remotePort)?.destroy();
        else callback();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));
  // Some tests break connections.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    fates,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
