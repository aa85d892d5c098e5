import { describe, expect, it } from 'vitest';
import { findTarget, resolveCallerPath } from './target.ts';

describe('findTarget', () => {
  it('prefers the named project to the environment', () => {
    expect(findTarget('my-shop', { GCLOUD_PROJECT: 'other' })).toEqual({ projectId: 'my-shop', isEmulator: false });
    expect(findTarget(undefined, { GCLOUD_PROJECT: 'demo-a', FIRESTORE_EMULATOR_HOST: 'localhost:1' })).toEqual({
      projectId: 'demo-a',
      isEmulator: true,
    });
  });

  it('rejects a missing project and demo projects in the cloud', () => {
    expect(() => findTarget(undefined, {})).toThrow('No project');
    expect(() => findTarget('demo-bookstore', {})).toThrow('exists in the emulators only');
  });
});

it('resolves paths from the folder in which npm was called', () => {
  expect(resolveCallerPath('backup', { INIT_CWD: '/home/owner' })).toBe('/home/owner/backup');
  expect(resolveCallerPath('/backup', { INIT_CWD: '/home/owner' })).toBe('/backup');
});
