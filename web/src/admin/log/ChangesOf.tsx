import * as messages from '@bookstore/messages/staff';
import { lazy, useState } from 'react';
import { useIsOwner } from '../../api/signedInAdminApi.ts';
import { classNames } from '../../lib/classNames.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

const LatestChanges = lazy(() =>
  import('./LatestChanges.tsx').then(({ LatestChanges }) => ({ default: LatestChanges })),
);

export function ChangesOf({ subject }: { subject: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useIsOwner()) return null;
  return (
    <Card className="p-0! print:hidden">
      <h3 className="font-display text-xl">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 rounded-card px-5 py-3 text-start hover:bg-paper-sunk sm:px-6"
        >
          {messages.changes}
          <span className={classNames('text-ink-soft', isOpen && 'rotate-180')}>
            <Icon name="down" />
          </span>
        </button>
      </h3>
      {isOpen && (
        <div className="grid gap-4 px-5 pb-5 sm:px-6">
          <LazyPart placeholder={<Spinner label={messages.loadingChanges} />}>
            <LatestChanges subject={subject} />
          </LazyPart>
        </div>
      )}
    </Card>
  );
}
