import * as messages from '@bookstore/messages/orderEdits';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { VersionDifferences } from '../../ui/VersionDifferences.tsx';

interface Props {
  differences: readonly { name: string; mine: string; theirs: string }[];
  children?: ReactNode;
  canKeepMine?: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

export function VersionConflict({ differences, children, canKeepMine = true, onKeepMine, onTakeTheirs }: Props) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <p ref={heading} tabIndex={-1} role="alert" className="font-medium outline-none">
        {messages.changedByOther}
      </p>
      <VersionDifferences
        labels={{ mine: messages.yours, theirs: messages.theirs, empty: messages.empty }}
        differences={differences}
      />
      {children}
      <DialogActions>
        <Button look="secondary" onClick={onTakeTheirs}>
          {messages.takeTheirs}
        </Button>
        <Button disabled={!canKeepMine} onClick={onKeepMine}>
          {messages.keepMine}
        </Button>
      </DialogActions>
    </div>
  );
}
