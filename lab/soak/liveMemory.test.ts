import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { liveMemoryOf } from './liveMemory.ts';

const MEGABYTES = 50;
/** Holds so much, and has thrown away ten times as much. */
const HOLDER = `
  globalThis.kept = [];
  const make = () => new Array(1_000_000 / 8).fill(1.5);
  for (let count = 0; count < ${MEGABYTES}; count += 1) kept.push(make());
  for (let count = 0; count < ${MEGABYTES * 10}; count += 1) make();
  setInterval(() => {}, 1_000);
  console.log('made');
`;

it('counts the live memory of a process without its garbage, and notices its end', { timeout: 120_000 }, async () => {
  const holder = spawn(process.execPath, ['-e', HOLDER], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(holder.stdout, 'data');
  const held = await liveMemoryOf(holder.pid as number);
  expect(held).toBeGreaterThan(MEGABYTES);
  expect(held).toBeLessThan(MEGABYTES + 20);
  holder.kill('SIGKILL');
  await once(holder, 'close');
  expect(await liveMemoryOf(holder.pid as number)).toBeNull();
});
