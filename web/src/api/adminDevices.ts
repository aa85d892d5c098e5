import { local, parseJson, readText, writeText } from '../lib/storage.ts';

/** Local storage: device tokens by user name. A logout keeps them. */
export const ADMIN_DEVICES_STORAGE_KEY = 'adminDevices';

function readDevices(): Record<string, unknown> {
  const devices = parseJson(readText(local, ADMIN_DEVICES_STORAGE_KEY));
  return typeof devices === 'object' && devices !== null ? { ...devices } : {};
}

export function readDevice(username: string): string | null {
  const devices = readDevices();
  const device = Object.hasOwn(devices, username) ? devices[username] : null;
  return typeof device === 'string' ? device : null;
}

/** Stores the device token of an address printed by `npm run admin:device`. @returns whether the hash has one */
export function adoptDevice(hash: string): boolean {
  const [, username, device] = /^#device=([^:]+):([\w.-]+)$/.exec(hash) ?? [];
  if (username === undefined || device === undefined) return false;
  storeDevice(username, device);
  return true;
}

export function storeDevice(username: string, device: string): void {
  writeText(local, ADMIN_DEVICES_STORAGE_KEY, JSON.stringify({ ...readDevices(), [username]: device }));
}
