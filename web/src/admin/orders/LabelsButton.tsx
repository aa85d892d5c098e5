import type { AdminOrder } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/dashboardOrders';
import { useEffect, useRef, useState } from 'react';
import { countOf, countText } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { useFileSave } from '../ui/useFileSave.ts';
import type { SavedLabels } from './labelsFile.ts';

interface LoadContext {
  onProgress: (count: number) => void;
  isCancelled: () => boolean;
}

interface Props {
  label: string;
  className?: string;
  isDisabled?: boolean;
  /** Loads orders with their streets; null if cancelled. @throws errors of a call */
  load: (context: LoadContext) => Promise<AdminOrder[] | null>;
}

export function LabelsButton({ label, className = 'shrink-0 px-4!', isDisabled = false, load }: Props) {
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
    <div className="flex max-w-[80vw] items-center gap-3 max-sm:shrink-0">
      <Button
        look="secondary"
        className={className}
        disabled={isDisabled}
        onClick={() => (isRunning ? cancel() : void save())}
      >
        {isRunning ? messages.stopLabels : label}
      </Button>
      <p ref={status} role="status" className="text-ink-soft text-sm tabular-nums empty:hidden">
        {isRunning ? messages.downloadProgress(countOf(progress, 'order')) : saved && describe(saved)}
      </p>
    </div>
  );
}

function describe({ labels, left }: SavedLabels): string {
  const text = messages.labelsSaved(labels, countText(labels));
  return left > 0 ? messages.labelsSavedPartly(text, countText(left)) : text;
}
