import { local, parseJson, readText, writeText } from '../lib/storage.ts';

/** By user name, what shows at a log-in that this device is known. It stays after a log-out. */
export const ADMIN_DEVICES_STORAGE_KEY = 'adminDevices';

function readDevices(): Record<string, unknown> {
  const devices = parseJson(readText(local, ADMIN_DEVICES_STORAGE_KEY));
  return typeof devices === 'object' && devices !== null ? { ...devices } : {};
}

/** @returns null unless this admin has logged in here before. */
export function readDevice(username: string): string | null {
  const devices = readDevices();
  const device = Object.hasOwn(devices, username) ? devices[username] : null;
  return typeof device === 'string' ? device : null;
}

/** Stores the device of an address that `npm run admin:device` has printed. @returns whether it was one. */
export function adoptDevice(hash: string): boolean {
  const [, username, device] = /^#device=([^:]+):([\w.-]+)$/.exec(hash) ?? [];
  if (username === undefined || device === undefined) return false;
  storeDevice(username, device);
  return true;
}

export function storeDevice(username: string, device: string): void {
  writeText(local, ADMIN_DEVICES_STORAGE_KEY, JSON.stringify({ ...readDevices(), [username]: device }));
}
