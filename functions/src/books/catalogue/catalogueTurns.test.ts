import { expect, it } from 'vitest';
import { createCatalogueTurns, OutOfTurn } from './catalogueTurns.ts';

const collision = () => Object.assign(new Error('Somebody has written it meanwhile.'), { code: 9 });

// rows: 491
it('what does not change the catalogue waits for nobody', async () => {
  const turns = createCatalogueTurns();
  const { promise, resolve } = Promise.withResolvers<void>();
  const long = turns.inTurn(() => promise);
  expect(await turns.inTurnIfNeeded(async (isInTurn) => isInTurn)).toBe(false);
  resolve();
  await long;
});

// rows: 491
it.each([
  ['it turns out to change the catalogue', () => new OutOfTurn()],
  ['somebody else has written what it wants to write', collision],
])('when %s, it is tried again after those whose turn it is', async (_why, error) => {
  const turns = createCatalogueTurns();
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = turns.inTurn(async () => {
    await promise;
    order.push('before');
  });
  const again = turns.inTurnIfNeeded(async (isInTurn) => {
    if (!isInTurn) throw error();
    order.push('again');
    return 'done';
  });
  resolve();
  expect(await again).toBe('done');
  await before;
  expect(order).toEqual(['before', 'again']);
});

it('any other failure is one', async () => {
  const attempts: boolean[] = [];
  const attempt = async (isInTurn: boolean) => {
    attempts.push(isInTurn);
    throw new Error('There is no such book.');
  };
  await expect(createCatalogueTurns().inTurnIfNeeded(attempt)).rejects.toThrow('no such book');
  expect(attempts).toEqual([false]);
});
