import * as messages from '@bookstore/messages/wishes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getProblem } from '../../api/problem.ts';
import { useLazyGetWishesQuery, useSaveWishesMutation } from '../../api/wishesApi.ts';
import { countOf } from '../../lib/format.ts';
import { useRetry } from '../../lib/useRetry.ts';
import { paths } from '../../paths.ts';
import { showMessage } from '../../ui/messageDialog.tsx';
import { syncWishes } from './syncWishes.ts';
import { MAX_WISHES, onWishesChanged, readAccountWishes, readWishes } from './wishStorage.ts';

/** Several changes in a row make one call. */
const PAUSE_MS = 1_000;

/** Syncs the wish list with the account at sign-in, after changes, and when the list opens. Renders nothing. */
export function AccountWishes({ uid }: { uid: string }) {
  const [getWishes] = useLazyGetWishesQuery();
  const [saveWishes] = useSaveWishesMutation();
  const [hasFailed, setHasFailed] = useState(false);
  const last = useRef(Promise.resolve());
  const sync = useCallback(
    (isFresh: boolean) => {
      const calls = {
        read: () => getWishes().unwrap(),
        save: async (list: Parameters<typeof saveWishes>[0]) => {
          const { data = null, error } = await saveWishes(list);
          if (error && getProblem(error)?.code !== 'precondition-failed') throw error;
          return data;
        },
        onLeftOut: (count: number) =>
          showMessage(messages.isFull(MAX_WISHES), messages.oldestLeftOut(countOf(count, 'book'))),
      };
      const run = () => syncWishes(uid, calls, isFresh);
      last.current = last.current.then(run).then(
        () => setHasFailed(false),
        () => setHasFailed(true),
      );
    },
    [uid, getWishes, saveWishes],
  );
  const isOpen = useLocation().pathname === paths.wishes;
  useEffect(() => {
    // Calls on each page for customers without a list would cost too much.
    if (isOpen || readWishes().length > 0 || readAccountWishes()) sync(isOpen);
  }, [sync, isOpen]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onWishesChanged(() => {
      clearTimeout(timer);
      timer = setTimeout(() => sync(false), PAUSE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [sync]);
  useRetry(hasFailed ? () => sync(true) : undefined);
  return null;
}
