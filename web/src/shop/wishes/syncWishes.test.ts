import { beforeEach, describe, expect, it, vi } from 'vitest';
import { syncWishes } from './syncWishes.ts';
import { addWishes, onWishesChanged, readWishes, removeWishes, setWishesOwner } from './wishStorage.ts';

/** `meanwhile` runs before each change is saved. */
function anAccount(ids: string[], meanwhile: () => void = () => undefined) {
  const account = { ids, reads: 0 };
  const etag = () => account.ids.join();
  return Object.assign(account, {
    onLeftOut: () => expect.fail('No wish may be left out'),
    read: async () => {
      account.reads += 1;
      return { ids: account.ids, etag: etag() };
    },
    save: async (list: { ids: string[]; etag: string }) => {
      meanwhile();
      if (list.etag !== etag()) return null;
      account.ids = list.ids;
      return etag();
    },
  });
}

beforeEach(() => setWishesOwner('ada'));

describe('syncWishes', () => {
  it('joins both lists at sign-in, once', async () => {
    addWishes(['b1', 'b2']);
    const account = anAccount(['b2', 'b3']);
    await syncWishes('ada', account, true);
    expect(account.ids).toEqual(['b1', 'b2', 'b3']);
    expect(readWishes()).toEqual(account.ids);
    // Removed on another device.
    account.ids = ['b3'];
    await syncWishes('ada', account, true);
    expect(readWishes()).toEqual(['b3']);
  });

  it('saves own changes without reading first', async () => {
    const account = anAccount(['b1']);
    await syncWishes('ada', account, false);
    addWishes(['b2']);
    await syncWishes('ada', account, false);
    expect(account).toMatchObject({ ids: ['b1', 'b2'], reads: 1 });
  });

  it('keeps the newest of too many wishes and counts those left out', async () => {
    const [older, newer] = ['o', 'n'].map((letter) => Array.from({ length: 150 }, (_, index) => `${letter}${index}`));
    addWishes(newer ?? []);
    const account = Object.assign(anAccount(older ?? []), { onLeftOut: vi.fn() });
    await syncWishes('ada', account, true);
    expect(account.ids).toEqual([...(older ?? []).slice(100), ...(newer ?? [])]);
    expect(readWishes()).toEqual(account.ids);
    expect(account.onLeftOut).toHaveBeenCalledExactlyOnceWith(100);
  });

  it.each([[[]], [['b1']]])('calls no listener if both lists are %j already', async (ids) => {
    addWishes(ids);
    const account = anAccount(ids);
    const listener = vi.fn();
    const stop = onWishesChanged(listener);
    await syncWishes('ada', account, true);
    stop();
    expect(listener).not.toHaveBeenCalled();
  });

  it('merges with a change of another device, and one made while saving', async () => {
    addWishes(['b1', 'b2']);
    const changes = [
      () => {
        account.ids = ['b2', 'b9'];
      },
      () => {
        removeWishes(['b1']);
        addWishes(['b3']);
      },
    ];
    const account = anAccount([], () => changes.shift()?.());
    await syncWishes('ada', account, true);
    expect(account.ids.toSorted()).toEqual(['b2', 'b3', 'b9']);
    expect(readWishes()).toEqual(account.ids);
  });

  it('leaves the account alone if another tab logs out during a call', async () => {
    const logOut = vi.fn();
    const account = anAccount(['b1', 'b2'], logOut);
    await syncWishes('ada', account, true);
    addWishes(['b3']);
    logOut.mockImplementationOnce(() => localStorage.clear());
    await syncWishes('ada', account, false);
    expect(account.ids).toEqual(['b1', 'b2', 'b3']);
    expect(localStorage.length).toBe(0);
  });

  it('forgets the list when its owner logs out, also during a call', async () => {
    addWishes(['b1']);
    await syncWishes(
      'ada',
      anAccount([], () => setWishesOwner(null)),
      true,
    );
    expect(localStorage.getItem('accountWishes')).toBeNull();
    setWishesOwner('ada');
    await syncWishes('ada', anAccount([]), true);
    setWishesOwner(null);
    expect([readWishes(), localStorage.length]).toEqual([[], 0]);
  });

  it('forgets a list that was never saved when its owner logs out', () => {
    setWishesOwner('ada');
    addWishes(['b1']);
    setWishesOwner(null);
    expect(readWishes()).toEqual([]);
  });
});
