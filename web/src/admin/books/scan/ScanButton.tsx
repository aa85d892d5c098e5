import * as messages from '@bookstore/messages/dashboardBooks';
import { lazy, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { LazyDialog } from '../../../ui/LazyDialog.tsx';

const ScanDialog = lazy(() => import('./ScanDialog.tsx').then(({ ScanDialog }) => ({ default: ScanDialog })));

export function ScanButton({ onFound }: { onFound: (isbn: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="secondary" className="px-4!" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {messages.scan}
      </Button>
      {isOpen && (
        <LazyDialog onClose={() => setIsOpen(false)}>
          <ScanDialog onFound={onFound} onClose={() => setIsOpen(false)} />
        </LazyDialog>
      )}
    </>
  );
}
