import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTS } from '../addresses.ts';
import { ROOT } from '../paths.ts';

/** Next to firebase.json, because its paths are relative. Written at every start. */
export const LOCAL_CONFIG = join(ROOT, 'firebase.local.json');

const AUTH_EMULATOR_ORIGINS = [`http://localhost:${PORTS.auth}`, `http://127.0.0.1:${PORTS.auth}`];

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

interface FirebaseConfig {
  hosting: { headers: HeaderRule[]; redirects?: unknown[] | null };
}

function allowAuthEmulator(policy: string): string {
  return policy.replaceAll(/(connect-src|frame-src) 'self'/g, `$1 'self' ${AUTH_EMULATOR_ORIGINS.join(' ')}`);
}

/** Removes redirects: with any, the Hosting emulator crashes on `/?q=%ED%A0%80`. */
export function toLocalConfig(config: FirebaseConfig): FirebaseConfig {
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? allowAuthEmulator(value) : value,
    })),
  }));
  // The Hosting emulator reads missing keys from firebase.json.
  return { ...config, hosting: { ...config.hosting, headers, redirects: null } };
}

export function writeLocalConfig(): void {
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
  writeFileSync(LOCAL_CONFIG, `${JSON.stringify(toLocalConfig(config), null, 2)}\n`);
}
