import * as messages from '@bookstore/messages/staff';
import { lazy, useState } from 'react';
import { useIsOwner } from '../../api/signedInAdminApi.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

const LatestChanges = lazy(() =>
  import('./LatestChanges.tsx').then(({ LatestChanges }) => ({ default: LatestChanges })),
);

export function ChangesOf({ subject }: { subject: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useIsOwner()) return null;
  return (
    <Card className="grid gap-4 print:hidden">
      <Button look="secondary" className="justify-self-start" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {messages.changes}
      </Button>
      {isOpen && (
        <LazyPart placeholder={<Spinner label={messages.loadingChanges} />}>
          <LatestChanges subject={subject} />
        </LazyPart>
      )}
    </Card>
  );
}
