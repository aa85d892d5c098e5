import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTS } from '../addresses.ts';
import { ROOT } from '../paths.ts';

/**
 * Paths are relative to this file, so it is next to firebase.json; git-ignored, written at every
 * start.
 */
export const LOCAL_CONFIG = join(ROOT, 'firebase.local.json');

const AUTH_EMULATOR_ORIGINS = [`http://localhost:${PORTS.auth}`, `http://127.0.0.1:${PORTS.auth}`];

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

interface FirebaseConfig {
  hosting: { headers: HeaderRule[]; redirects?: unknown[] | null };
}

/** Extends two directives of the content security policy. */
function allowAuthEmulator(policy: string): string {
  return policy.replaceAll(/(connect-src|frame-src) 'self'/g, `$1 'self' ${AUTH_EMULATOR_ORIGINS.join(' ')}`);
}

/**
 * Adapts firebase.json for the emulators. Redirects are removed, because with any the Hosting
 * emulator crashes on an address that cannot be decoded (`/?q=%ED%A0%80`).
 */
export function toLocalConfig(config: FirebaseConfig): FirebaseConfig {
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? allowAuthEmulator(value) : value,
    })),
  }));
  // The Hosting emulator takes missing keys from firebase.json; null overrides them.
  return { ...config, hosting: { ...config.hosting, headers, redirects: null } };
}

export function writeLocalConfig(): void {
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
  writeFileSync(LOCAL_CONFIG, `${JSON.stringify(toLocalConfig(config), null, 2)}\n`);
}
