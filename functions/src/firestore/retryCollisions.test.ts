import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeoutError } from '../lib/withTimeout.ts';
import { deploymentFault } from './deploymentFault.ts';
import { isCollision, retryCollisions } from './retryCollisions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const withCode = (code: number | string) => Object.assign(new Error(`code ${code}`), { code });

async function run(failures: unknown[]) {
  let attempts = 0;
  const running = retryCollisions(async () => {
    attempts += 1;
    if (failures.length > 0) throw failures.shift();
    return 'done';
  }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { result: await running, attempts };
}

describe('collisions', () => {
  it.each([5, 6, 9])('are retried: %i', async (code) => {
    expect(await run([withCode(code), withCode(code)])).toEqual({ result: 'done', attempts: 3 });
  });

  it('time out when concurrent writes continue', async () => {
    const { result, attempts } = await run(Array.from({ length: 20 }, () => withCode(9)));
    expect(attempts).toBe(20);
    expect(result).toBeInstanceOf(TimeoutError);
    expect(result).toMatchObject({ message: 'The document kept changing.', cause: { code: 9 } });
    expect(await run(Array.from({ length: 19 }, () => withCode(9)))).toEqual({ result: 'done', attempts: 20 });
  });

  it('are retried after a short pause', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const began = Date.now();
    await run([withCode(9), withCode(9)]);
    expect(Date.now() - began).toBe(20);
    random.mockRestore();
  });
});

describe('other failures', () => {
  it.each([withCode(14), withCode('unknown'), new Error('no code'), { code: 9 }, undefined])(
    'fail immediately: %s',
    async (failure) => {
      expect(isCollision(failure)).toBe(false);
      expect(await run([failure])).toEqual({ result: failure, attempts: 1 });
    },
  );
});

describe('deployment faults', () => {
  it.each([
    [9, '9 FAILED_PRECONDITION: The query requires an index. You can create it here: …'],
    [9, '9 FAILED_PRECONDITION: The query requires an index. That index is currently building and cannot be used yet.'],
    [9, '9 FAILED_PRECONDITION: The Cloud Firestore API is not available for Firestore in Datastore Mode.'],
    [5, '5 NOT_FOUND: The database (default) does not exist for project p Please visit …'],
  ])("fail immediately with Firestore's text: %i, %s", async (code, message) => {
    const failure = Object.assign(new Error(message), { code });
    expect(deploymentFault(failure)).not.toBeNull();
    expect(await run([failure])).toEqual({ result: failure, attempts: 1 });
  });

  it.each([
    [5, '5 NOT_FOUND: No document to update: projects/p/…/books/the database that does not exist'],
    [6, '6 ALREADY_EXISTS: Document already exists: projects/p/…/books/requires an index'],
    [9, '9 FAILED_PRECONDITION: the stored version (17) does not match the required base version (9)'],
  ])('differ from collisions: %i, %s', async (code, message) => {
    const failure = Object.assign(new Error(message), { code });
    expect(deploymentFault(failure)).toBeNull();
    expect(await run([failure])).toEqual({ result: 'done', attempts: 2 });
  });
});
