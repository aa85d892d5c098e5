import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PORTS, REGION } from '../addresses.ts';
import { ROOT } from '../paths.ts';
import { toLocalConfig } from './firebaseConfig.ts';

const committed = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));

function getPolicy(config: { hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] } }) {
  const rule = config.hosting.headers.find(({ source }) => source === '!/@(api|__)/**');
  return rule?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
}

describe('firebase.json', () => {
  it('deploys a policy without local addresses and inline scripts', () => {
    expect(JSON.stringify(committed.hosting)).not.toMatch(/localhost|127\.0\.0\.1/);
    expect(getPolicy(committed)).toMatch(/^default-src 'none'; script-src 'self' https:\/\/apis\.google\.com;/);
  });

  it('uses the ports that the scripts print', () => {
    const { auth, functions, hosting, firestore, hub } = committed.emulators;
    expect([hosting, functions, firestore, auth, hub].map(({ port }) => port)).toEqual([
      PORTS.shop,
      PORTS.functions,
      PORTS.firestore,
      PORTS.auth,
      PORTS.hub,
    ]);
  });

  it('sends API calls to the region of the function', () => {
    const regions = committed.hosting.rewrites.flatMap(({ function: target }: { function?: { region: string } }) =>
      target ? [target.region] : [],
    );
    expect(new Set(regions)).toEqual(new Set([REGION]));
    const settings = readFileSync(join(ROOT, 'functions/src/config.ts'), 'utf8');
    expect(/^const REGION = '(.+)';$/m.exec(settings)?.[1]).toBe(REGION);
  });
});

describe('toLocalConfig', () => {
  it('only allows the Auth emulator and removes redirects', () => {
    const local = toLocalConfig(committed);
    expect(getPolicy(local)).toContain(
      "connect-src 'self' http://localhost:9099 http://127.0.0.1:9099 https://identitytoolkit",
    );
    expect(getPolicy(local)).toContain("frame-src 'self' http://localhost:9099 http://127.0.0.1:9099 ");
    const text = JSON.stringify(local).replaceAll('http://localhost:9099 http://127.0.0.1:9099 ', '');
    expect(JSON.parse(text)).toEqual({ ...committed, hosting: { ...committed.hosting, redirects: null } });
  });
});
