import * as messages from '@bookstore/messages/dashboardBooks';
import { Suspense, useState } from 'react';
import { lazyNamed } from '../../../lib/lazyNamed.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';

const ScanDialog = lazyNamed(
  () => import('./ScanDialog.tsx'),
  (module) => module.ScanDialog,
);

/** @param onFound receives thirteen digits */
export function ScanButton({ onFound }: { onFound: (isbn: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="secondary" className="px-4!" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {messages.scan}
      </Button>
      {isOpen && (
        <ErrorBoundary fallback={<NotLoaded />}>
          <Suspense>
            <ScanDialog onFound={onFound} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function NotLoaded() {
  return (
    <p role="alert" className="self-center text-danger text-sm">
      {messages.theScannerCouldNotBeLoaded}
    </p>
  );
}
