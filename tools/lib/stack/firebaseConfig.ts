import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTS } from '../addresses.ts';
import { ROOT } from '../paths.ts';

/** Beside firebase.json, because its paths are relative to its folder; git-ignored, written at every start. */
export const LOCAL_CONFIG = join(ROOT, 'firebase.local.json');

const AUTH_EMULATOR_ORIGINS = [`http://localhost:${PORTS.auth}`, `http://127.0.0.1:${PORTS.auth}`];

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

interface FirebaseConfig {
  hosting: { headers: HeaderRule[]; redirects?: unknown[] | null };
}

/** Adds the Auth emulator to the two directives of a content security policy that name the sign-in service. */
function allowAuthEmulator(policy: string): string {
  return policy.replaceAll(/(connect-src|frame-src) 'self'/g, `$1 'self' ${AUTH_EMULATOR_ORIGINS.join(' ')}`);
}

/**
 * firebase.json as the emulators need it. What is deployed never names a local address. Without redirects: where there are any, the
 * Hosting emulator ends at the first address that cannot be decoded (`/?q=%ED%A0%80`), and all the others with it.
 */
export function toLocalConfig(config: FirebaseConfig): FirebaseConfig {
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? allowAuthEmulator(value) : value,
    })),
  }));
  // Null: what is missing it takes from firebase.json itself.
  return { ...config, hosting: { ...config.hosting, headers, redirects: null } };
}

export function writeLocalConfig(): void {
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
  writeFileSync(LOCAL_CONFIG, `${JSON.stringify(toLocalConfig(config), null, 2)}\n`);
}
