import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createFirebase } from '../../../functions/src/firestore/firebase.ts';
import { setPasswordPolicy } from './passwordPolicy.ts';

it('requires eight characters without forcing existing customers to upgrade', async () => {
  const calls: { line: string; body: unknown }[] = [];
  const google = createServer(async (req, res) => {
    calls.push({ line: `${req.method} ${req.url}`, body: JSON.parse(await text(req)) });
    res.setHeader('Content-Type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${(google.address() as AddressInfo).port}`);
  const firebase = createFirebase('demo-policy');
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await firebase.close();
    google.closeAllConnections();
    google.close();
  });
  await setPasswordPolicy(await firebase.auth());
  expect(calls).toMatchObject([
    {
      line: expect.stringMatching(/^PATCH .*\/projects\/demo-policy\/config\?updateMask=.*passwordPolicyConfig/),
      body: {
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'ENFORCE',
          forceUpgradeOnSignin: false,
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
        },
      },
    },
  ]);
});
