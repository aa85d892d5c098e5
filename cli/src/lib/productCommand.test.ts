import { describe, expect, it } from 'vitest';
import { commandEnvironment, projectOf } from './productCommand.ts';

describe('projectOf', () => {
  it('finds the project among other arguments', () => {
    expect(projectOf(['import', 'a.csv', '--dry-run', '--project', 'my-shop'])).toBe('my-shop');
    expect(projectOf(['--project=my-shop', '--out', 'x'])).toBe('my-shop');
    expect(projectOf(['owner'])).toBeUndefined();
  });
});

describe('commandEnvironment', () => {
  it('targets the emulators without a project or with a demo project', () => {
    for (const commandArguments of [[], ['--project', 'demo-bookstore']]) {
      const { isEmulator, environment } = commandEnvironment(commandArguments);
      expect(isEmulator).toBe(true);
      expect(environment.FIRESTORE_EMULATOR_HOST).toMatch(/:\d+$/);
    }
  });

  it('removes the emulators for a real project', () => {
    const { isEmulator, environment } = commandEnvironment(['--project', 'my-shop']);
    expect(isEmulator).toBe(false);
    expect(environment.FIRESTORE_EMULATOR_HOST).toBeUndefined();
    expect(environment.FIREBASE_AUTH_EMULATOR_HOST).toBeUndefined();
  });
});
