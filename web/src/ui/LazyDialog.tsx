import * as messages from '@bookstore/messages/common';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { LazyPart, LoadFailure } from './LazyPart.tsx';
import { Modal } from './Modal.tsx';

interface Props {
  children: ReactNode;
  onClose: () => void;
}

/** If a dialog's code fails to load, the dialog reports it and the page stays. */
export function LazyDialog({ children, onClose }: Props) {
  const failure = (
    <Modal title={messages.dialogNotOpened} onClose={onClose}>
      {(close) => (
        <>
          <LoadFailure />
          <Button look="quiet" className="justify-self-start" onClick={close}>
            {messages.close}
          </Button>
        </>
      )}
    </Modal>
  );
  return <LazyPart failure={failure}>{children}</LazyPart>;
}
