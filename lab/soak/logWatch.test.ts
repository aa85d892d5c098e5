import { expect, it } from 'vitest';
import { createLogWatch } from './logWatch.ts';

const ENDED = '⚠  Your function was killed because it raised an unhandled error.';

const unhandledOf = (lines: string[]) => {
  const log = createLogWatch(() => 0);
  for (const line of lines) log.take(line);
  return log.unhandled.map(({ line }) => line);
};

it('finds unhandled errors, but not those by which an event is asked for again', () => {
  const asked = '⚠  functions: RetryLater: The mail 1-placed waits until 2026-11-22T20:10:21.116Z.';
  expect(unhandledOf(['i  functions: Finished "us-central1-mail"', asked, '    at Object.handle', ENDED])).toEqual([]);
  const locked = '⚠  functions: Error: 10 ABORTED: Transaction lock timeout.';
  expect(unhandledOf([locked, '    at callErrorFromStatus', ENDED])).toEqual([]);
  expect(unhandledOf([asked, asked, ENDED, ENDED, ENDED])).toEqual([ENDED]);
  expect(unhandledOf(['⚠  functions: TypeError: x is not a function', ENDED])).toEqual([ENDED]);
  expect(unhandledOf(['UnhandledPromiseRejection'])).toEqual(['UnhandledPromiseRejection']);
});
