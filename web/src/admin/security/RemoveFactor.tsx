import type { PasskeyName } from '@bookstore/contract/api/factor';
import * as messages from '@bookstore/messages/factor';
import { useRef } from 'react';
import { useRemoveFactorMutation } from '../../api/factorApi.ts';
import { Modal } from '../../ui/Modal.tsx';
import { PasswordForm } from './PasswordForm.tsx';

interface Props {
  factor: 'app' | PasskeyName;
  onClose: (isRemoved: boolean) => void;
}

export function RemoveFactor({ factor, onClose }: Props) {
  const [remove] = useRemoveFactorMutation();
  const isApp = factor === 'app';
  const isRemoved = useRef(false);
  return (
    <Modal
      title={isApp ? messages.removeApp : messages.removePasskey(factor.name)}
      onClose={() => onClose(isRemoved.current)}
    >
      {(close) => (
        <>
          <p>{messages.removeConsequences}</p>
          <PasswordForm
            action={messages.remove}
            onSubmit={async (password) => {
              await remove({ password, which: isApp ? 'app' : factor.id }).unwrap();
              isRemoved.current = true;
              close();
            }}
            onCancel={close}
          />
        </>
      )}
    </Modal>
  );
}
