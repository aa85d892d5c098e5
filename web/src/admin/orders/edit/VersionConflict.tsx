import * as messages from '@bookstore/messages/orderEdits';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';

interface Difference {
  name: string;
  mine: string;
  theirs: string;
}

interface Props {
  differences: readonly Difference[];
  children?: ReactNode;
  canKeepMine?: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

export function VersionConflict({ differences, children, canKeepMine = true, onKeepMine, onTakeTheirs }: Props) {
  const heading = useRef<HTMLParagraphElement>(null);
  // The focused button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <p ref={heading} tabIndex={-1} role="alert" className="font-medium outline-none">
        {messages.somebodyElseWasFaster}
      </p>
      <dl className="grid gap-4">
        {differences.map(({ name, mine, theirs }) => (
          <div key={name} className="grid gap-2 border-line border-t pt-3">
            <dt className="font-medium">{name}</dt>
            <dd className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
              <Version name={messages.yours} value={mine} />
              <Version name={messages.theirs} value={theirs} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onTakeTheirs}>
          {messages.takeTheirs}
        </Button>
        <Button disabled={!canKeepMine} onClick={onKeepMine}>
          {messages.keepMine}
        </Button>
      </div>
    </div>
  );
}

function Version({ name, value }: { name: string; value: string }) {
  return (
    <p className="grid content-start">
      <span className="text-ink-soft text-sm">{name}</span>
      <span dir="auto" className="wrap-anywhere whitespace-pre-line">
        {value || messages.empty}
      </span>
    </p>
  );
}
