import { expect, it } from 'vitest';
import { descendantsOf } from './processTable.ts';

it('finds all descendants of a process with their megabytes', () => {
  const table = `    1     0   1000 /sbin/init
   20    10  50000 node suite.js
   30    20 100000 node functionsEmulatorRuntime
   40     1 900000 something else
   25    20  60000 node a b c
`;
  expect(descendantsOf(10, table)).toEqual([
    { pid: 20, megabytes: 51.2, command: 'node suite.js' },
    { pid: 25, megabytes: 61.44, command: 'node a b c' },
    { pid: 30, megabytes: 102.4, command: 'node functionsEmulatorRuntime' },
  ]);
});
