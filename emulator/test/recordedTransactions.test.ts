import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../src/start.ts';
import { type Call, connect } from './replay/client.ts';
import { recordings } from './replay/recordings.ts';
import { playScenario } from './replay/scenario.ts';

/** The slow scenario pauses for a minute. */
const SLOW_SCALE = 1 / 20;
/** A stalled machine exceeds pauses of half a second. */
const TIMED = { timeout: 30_000, retry: 2 };

let emulator: FirestoreEmulator;
let quickEmulator: FirestoreEmulator;
let closers: (() => void)[];
let call: Call;
let quickCall: Call;

beforeAll(async () => {
  const transactionLimits = { lockWait: 2_000 * SLOW_SCALE, idle: 60_000 * SLOW_SCALE };
  emulator = await startFirestoreEmulator();
  quickEmulator = await startFirestoreEmulator({ transactionLimits });
  const connections = [connect(emulator.address), connect(quickEmulator.address)] as const;
  call = connections[0].call;
  quickCall = connections[1].call;
  closers = connections.map(({ close }) => close);
});

afterAll(async () => {
  for (const close of closers) close();
  await emulator.close();
  await quickEmulator.close();
});

describe('recorded transactions', () => {
  const { scenarios } = recordings('transactions');
  const isReset = ({ steps }: (typeof scenarios)[number]) => steps.some(({ op }) => op === 'reset');
  const shared = scenarios.filter((scenario) => !scenario.slow && !isReset(scenario));
  const reset = async () => {
    await fetch(`http://${quickEmulator.address}/reset`, { method: 'POST' });
  };
  let projects = 0;
  const project = () => `recorded-txn-${++projects}`;

  // The pauses of these tests are real.
  describe.concurrent('on a shared server', () => {
    it.each(shared)('$name', TIMED, async (scenario) => {
      expect(await playScenario(call, scenario, { project: project(), reset })).toEqual([]);
    });
  });

  it.each(scenarios.filter(isReset))('$name', async (scenario) => {
    expect(await playScenario(quickCall, scenario, { project: project(), reset })).toEqual([]);
  });

  it.each(scenarios.filter(({ slow }) => slow))('$name', TIMED, async (scenario) => {
    const options = { project: project(), reset, timeScale: SLOW_SCALE };
    expect(await playScenario(quickCall, scenario, options)).toEqual([]);
  });
});
