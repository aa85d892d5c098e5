import * as messages from '@bookstore/messages/dashboardBooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { Alert } from '../../ui/Alert.tsx';
import { pictureKept, type WithPageState } from '../ui/pageStateSlice.ts';
import { readBookDraft } from './bookDrafts.ts';
import type { CoverViews, CoverWork } from './cover/CoverWork.tsx';

type Work = Pick<CoverWork, 'send' | 'learn' | 'close'>;

const NO_VIEWS: CoverViews = { panel: null, preview: null, progress: null };
const NOT_LOADED = <Alert>{messages.pictureToolNotLoaded}</Alert>;

const ignore = () => undefined;
const WITHOUT_PICTURE: Work = { send: async () => ({}), learn: ignore, close: ignore };
const NOT_OPENED: Work = { ...WITHOUT_PICTURE, send: async () => null };

const closeSoon = (work: Promise<Work>) => void work.then((open) => open.close());

/** A chosen picture survives an expired login. @param onChoose receives the file's name, '' for none */
export function useCover(id: string, onChoose: (fileName: string) => void = ignore) {
  const store = useStore<WithPageState>();
  const [file, setFile] = useState<File | null>(null);
  const [views, setViews] = useState(NO_VIEWS);
  const latest = useRef<File>(null);
  const work = useRef(Promise.resolve(WITHOUT_PICTURE));
  const restore = useEffectEvent(() => {
    const draftPicture = readBookDraft(id) && store.getState().pageState.pictures[id];
    if (draftPicture) choose(draftPicture);
  });
  useEffect(() => {
    restore();
    return () => closeSoon(work.current);
  }, []);

  const choose = (chosen: File | null) => {
    closeSoon(work.current);
    latest.current = chosen;
    store.dispatch(pictureKept({ id, file: chosen }));
    work.current = chosen ? start(chosen) : Promise.resolve(WITHOUT_PICTURE);
    setFile(chosen);
    setViews(NO_VIEWS);
    onChoose(chosen?.name ?? '');
  };
  const start = async (chosen: File): Promise<Work> => {
    const show = (shown: CoverViews) => chosen === latest.current && setViews(shown);
    try {
      const { CoverWork } = await import('./cover/CoverWork.tsx');
      return await new CoverWork(chosen, { show, remove: () => choose(null) }).open();
    } catch {
      show({ ...NO_VIEWS, panel: NOT_LOADED });
      return NOT_OPENED;
    }
  };
  return {
    file,
    views,
    choose,
    send: async () => (await work.current).send(),
    learn: async (error: unknown) => (await work.current).learn(error),
  };
}
