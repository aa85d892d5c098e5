import type { PasskeyName } from '@bookstore/contract/api/factor';
import * as messages from '@bookstore/messages/factor';
import { useRemoveFactorMutation } from '../../api/factorApi.ts';
import { Modal } from '../../ui/Modal.tsx';
import { PasswordForm } from './PasswordForm.tsx';

interface Props {
  factor: 'app' | PasskeyName;
  onClose: () => void;
}

export function RemoveFactor({ factor, onClose }: Props) {
  const [remove] = useRemoveFactorMutation();
  const isApp = factor === 'app';
  return (
    <Modal title={isApp ? messages.removeTheApp : messages.removePasskey(factor.name)} onClose={onClose}>
      {(close) => (
        <>
          <p>{messages.whatRemovingMeans}</p>
          <PasswordForm
            action={messages.remove}
            onSubmit={async (password) => {
              await remove({ password, which: isApp ? 'app' : factor.id }).unwrap();
              close();
            }}
            onCancel={close}
          />
        </>
      )}
    </Modal>
  );
}
