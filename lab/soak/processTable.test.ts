import { expect, it } from 'vitest';
import { descendantsOf } from './processTable.ts';

it('finds all descendants of a process with their megabytes, the oldest first, also where the numbers begin anew', () => {
  const table = `    1     0   1000 2-03:00:00 /sbin/init
 3000    10  50000   01:00:05 node suite.js
   30  3000 100000      59:59 node functionsEmulatorRuntime
   40     1 900000      00:01 something else
   25  3000  60000   01:00:00 node a b c
`;
  expect(descendantsOf(10, table)).toEqual([
    { pid: 3000, megabytes: 51.2, command: 'node suite.js' },
    { pid: 25, megabytes: 61.44, command: 'node a b c' },
    { pid: 30, megabytes: 102.4, command: 'node functionsEmulatorRuntime' },
  ]);
});
