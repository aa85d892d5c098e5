import { describe, expect, it } from 'vitest';
import { callersPath, findTarget } from './target.ts';

describe('the target of a command', () => {
  it('the target of a command is the named project, else the one of the environment', () => {
    expect(findTarget('my-shop', { GCLOUD_PROJECT: 'other' })).toEqual({ projectId: 'my-shop', isEmulator: false });
    expect(findTarget(undefined, { GCLOUD_PROJECT: 'demo-a', FIRESTORE_EMULATOR_HOST: 'localhost:1' })).toEqual({
      projectId: 'demo-a',
      isEmulator: true,
    });
  });

  it('the target of a command is never guessed, and never a demonstration project in the cloud', () => {
    expect(() => findTarget(undefined, {})).toThrow('Which project?');
    expect(() => findTarget('demo-bookstore', {})).toThrow('exists in the emulators only');
  });
});

it('takes paths from the folder in which npm was called', () => {
  expect(callersPath('backup', { INIT_CWD: '/home/owner' })).toBe('/home/owner/backup');
  expect(callersPath('/backup', { INIT_CWD: '/home/owner' })).toBe('/backup');
});
