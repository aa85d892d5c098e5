import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PORTS, REGION } from '../addresses.ts';
import { ROOT } from '../paths.ts';
import { toLocalConfig } from './firebaseConfig.ts';

const committed = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));

function policyOf(config: { hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] } }) {
  const rule = config.hosting.headers.find(({ source }) => source === '!/@(api|__)/**');
  return rule?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
}

describe('firebase.json', () => {
  it('firebase.json deploys a policy that names no local address and allows no inline script', () => {
    expect(JSON.stringify(committed.hosting)).not.toMatch(/localhost|127\.0\.0\.1/);
    expect(policyOf(committed)).toMatch(/^default-src 'none'; script-src 'self' https:\/\/apis\.google\.com;/);
  });

  it('firebase.json has the ports that the scripts print', () => {
    const { auth, functions, hosting, firestore, hub } = committed.emulators;
    expect([hosting, functions, firestore, auth, hub].map(({ port }) => port)).toEqual([
      PORTS.shop,
      PORTS.functions,
      PORTS.firestore,
      PORTS.auth,
      PORTS.hub,
    ]);
  });

  it('firebase.json sends the calls of the API to the region in which the function runs and that the scripts ask about', () => {
    const regions = committed.hosting.rewrites.flatMap(({ function: target }: { function?: { region: string } }) =>
      target ? [target.region] : [],
    );
    expect(new Set(regions)).toEqual(new Set([REGION]));
    const settings = readFileSync(join(ROOT, 'functions/src/config.ts'), 'utf8');
    expect(/^const REGION = '(.+)';$/m.exec(settings)?.[1]).toBe(REGION);
  });
});

describe('the local variant', () => {
  it('the local firebase.json lets pages reach and frame the Auth emulator, has no redirects, and changes nothing else', () => {
    const local = toLocalConfig(committed);
    expect(policyOf(local)).toContain(
      "connect-src 'self' http://localhost:9099 http://127.0.0.1:9099 https://identitytoolkit",
    );
    expect(policyOf(local)).toContain("frame-src 'self' http://localhost:9099 http://127.0.0.1:9099 ");
    const text = JSON.stringify(local).replaceAll('http://localhost:9099 http://127.0.0.1:9099 ', '');
    expect(JSON.parse(text)).toEqual({ ...committed, hosting: { ...committed.hosting, redirects: null } });
  });
});
