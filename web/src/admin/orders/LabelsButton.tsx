import type { AdminOrder } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/dashboardOrders';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { countOf, countText } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { BAR_BUTTON } from '../ui/listButton.ts';
import { useFileSave } from '../ui/useFileSave.ts';
import type { SavedLabels } from './labelsFile.ts';

interface LoadContext {
  onProgress: (count: number) => void;
  isCancelled: () => boolean;
}

interface Props {
  label: string;
  /** On wide screens, the result is in a line of its own. */
  isInBar?: boolean;
  isDisabled?: boolean;
  /** Loads orders with their streets; null if cancelled. @throws errors of a call */
  load: (context: LoadContext) => Promise<AdminOrder[] | null>;
}

export function LabelsButton({ label, isInBar = false, isDisabled = false, load }: Props) {
  const { progress, start, cancel } = useFileSave<number>(messages.labelsNotSaved);
  const [saved, setSaved] = useState<SavedLabels | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The row of buttons scrolls on phones.
    if (saved) status.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [saved]);
  const isRunning = progress !== null;
  const save = () => {
    setSaved(null);
    return start(0, async (context) => {
      const { saveLabels } = await import('./labelsFile.ts');
      const orders = await load(context);
      if (orders) setSaved(saveLabels(orders));
    });
  };
  return (
    <div className={classNames('flex max-w-[80vw] items-center gap-3 max-sm:shrink-0', isInBar && 'sm:contents')}>
      <Button
        look="secondary"
        className={isInBar ? BAR_BUTTON : 'shrink-0 px-4!'}
        disabled={isDisabled}
        onClick={() => (isRunning ? cancel() : void save())}
      >
        {isRunning ? messages.stopLabels : label}
      </Button>
      <p
        ref={status}
        role="status"
        className={classNames(
          'text-ink-soft text-sm tabular-nums empty:hidden',
          isInBar && 'sm:w-0 sm:min-w-full xl:text-right',
        )}
      >
        {isRunning ? messages.downloadProgress(countOf(progress, 'order')) : saved && describe(saved)}
      </p>
    </div>
  );
}

function describe({ labels, left }: SavedLabels): string {
  const text = messages.labelsSaved(labels, countText(labels));
  return left > 0 ? messages.labelsSavedPartly(text, countText(left)) : text;
}
