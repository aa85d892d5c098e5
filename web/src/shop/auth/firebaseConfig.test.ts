import { describe, expect, it } from 'vitest';
import { fakeApi, json } from '../../api/test/fakeApi.ts';
import { authEmulatorAddress, loadFirebaseConfig } from './firebaseConfig.ts';

const INIT = 'GET /__/firebase/init.json';

describe('firebaseConfig', () => {
  it('the Firebase configuration is read from Hosting', async () => {
    fakeApi({ [INIT]: () => json({ apiKey: 'k', authDomain: 'd', projectId: 'p', storageBucket: 'x' }) });
    expect(await loadFirebaseConfig()).toEqual({ apiKey: 'k', authDomain: 'd', projectId: 'p' });
  });

  it.each([
    ['no answer', {}],
    ['another page', { [INIT]: () => new Response('<!doctype html>') }],
    ['an empty one', { [INIT]: () => json({}) }],
    ['an error', { [INIT]: () => json({}, 500) }],
  ])('the Firebase configuration is rejected for %s', async (_case, answers) => {
    fakeApi(answers);
    await expect(loadFirebaseConfig()).rejects.toThrow();
  });

  it('the Auth emulator has an address for a demo project, and none for a real one', () => {
    expect(authEmulatorAddress('demo-shop', 'localhost')).toBe('http://localhost:9099');
    expect(authEmulatorAddress('demo-shop', '192.168.0.5')).toBe('http://192.168.0.5:9099');
    expect(authEmulatorAddress('my-shop', 'localhost')).toBeNull();
  });
});
