import { describe, expect, it } from 'vitest';
import { findTarget, requireFile, requireFolderPath, requireNewFile, resolveCallerPath } from './target.ts';

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

describe('files', () => {
  const here = import.meta.filename;

  it('must exist to be read', () => {
    expect(() => requireFile(here)).not.toThrow();
    expect(() => requireFile('/nodir/x.csv')).toThrow(/^\/nodir\/x\.csv does not exist\.$/);
    expect(() => requireFile(import.meta.dirname)).toThrow('is a folder. Choose a file.');
  });

  it('are written only into an existing folder', () => {
    expect(() => requireNewFile(`${here}.new`)).not.toThrow();
    expect(() => requireNewFile(here)).toThrow('already exists');
    expect(() => requireNewFile('/nodir/x.csv')).toThrow('/nodir/x.csv cannot be written: /nodir is not a folder.');
  });

  it('are no target of a backup', () => {
    expect(() => requireFolderPath(import.meta.dirname)).not.toThrow();
    expect(() => requireFolderPath(`${here}.new`)).not.toThrow();
    expect(() => requireFolderPath(here)).toThrow('is a file. Choose a new folder.');
  });
});
