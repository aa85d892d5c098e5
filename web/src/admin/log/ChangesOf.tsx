import * as messages from '@bookstore/messages/staff';
import { Suspense, useState } from 'react';
import { useIsOwner } from '../../api/signedInAdminApi.ts';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

const LatestChanges = lazyNamed(
  () => import('./LatestChanges.tsx'),
  (module) => module.LatestChanges,
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
        <ErrorBoundary fallback={<Alert>{messages.changesNotLoaded}</Alert>}>
          <Suspense fallback={<Spinner label={messages.loadingChanges} />}>
            <LatestChanges subject={subject} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Card>
  );
}
