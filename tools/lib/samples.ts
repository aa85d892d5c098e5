import { DEV_PORT, FIRESTORE_ADDRESS, FUNCTION_URL, PORTS, SHOP_URL } from './addresses.ts';

/** Exists in the emulators only; README.md lists it too. */
export const SAMPLE_ADMIN = { username: 'admin', password: 'bookstore-admin' };
export const SAMPLE_READER = { email: 'reader@example.com', password: 'reader-pass' };

export function startupMessage(options: { isEmpty: boolean; isDevelopment?: boolean; folder: string }): string {
  const shop = options.isDevelopment ? `http://localhost:${DEV_PORT}` : SHOP_URL;
  const rows = [
    ['Shop', shop],
    ['Admin', `${shop}/admin`],
    ['Function', FUNCTION_URL],
    ['Firestore', FIRESTORE_ADDRESS],
    ['Auth', `http://localhost:${PORTS.auth}`],
    ['Mail', `${options.folder}mail/, one file per mail`],
    [],
    ['Admin account', `${SAMPLE_ADMIN.username} / ${SAMPLE_ADMIN.password}`],
    ...(options.isEmpty ? [] : [['Customer', `${SAMPLE_READER.email} / ${SAMPLE_READER.password}`]]),
  ];
  const width = Math.max(...rows.map(([label = '']) => label.length));
  const lines = rows.map(([label, value]) => (label ? `  ${label.padEnd(width)}  ${value}` : ''));
  const title = options.isEmpty ? 'The shop is open, without books' : 'The shop is open';
  return `\n${title}\n\n${lines.join('\n')}\n\n  Ctrl-C stops everything; data stays in ${options.folder}\n`;
}
