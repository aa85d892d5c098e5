import { describe, expect, it } from 'vitest';
import { fakeApi, json } from '../../api/test/fakeApi.ts';
import { authEmulatorAddress, loadFirebaseConfig } from './firebaseConfig.ts';

const INIT = 'GET /__/firebase/init.json';

describe('firebaseConfig', () => {
  it('is read from Hosting', async () => {
    fakeApi({ [INIT]: () => json({ apiKey: 'k', authDomain: 'd', projectId: 'p', storageBucket: 'x' }) });
    expect(await loadFirebaseConfig()).toEqual({ apiKey: 'k', authDomain: 'd', projectId: 'p' });
  });

  it.each([
    ['no answer', {}],
    ['another page', { [INIT]: () => new Response('<!doctype html>') }],
    ['an empty one', { [INIT]: () => json({}) }],
    ['an error', { [INIT]: () => json({}, 500) }],
  ])('is rejected for %s', async (_case, answers) => {
    fakeApi(answers);
    await expect(loadFirebaseConfig()).rejects.toThrow();
  });

  it('names the Auth emulator for a demo project only', () => {
    expect(authEmulatorAddress('demo-shop', 'localhost')).toBe('http://localhost:9099');
    expect(authEmulatorAddress('demo-shop', '192.168.0.5')).toBe('http://192.168.0.5:9099');
    expect(authEmulatorAddress('my-shop', 'localhost')).toBeNull();
  });
});
