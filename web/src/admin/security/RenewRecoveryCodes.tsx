import * as messages from '@bookstore/messages/factor';
import { useState } from 'react';
import { useRenewRecoveryCodesMutation } from '../../api/factorApi.ts';
import { Modal } from '../../ui/Modal.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export function RenewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Modal title={messages.makeNewCodes} onClose={onClose}>
      {(close) =>
        codes ? (
          <RecoveryCodes codes={codes} onClose={close} />
        ) : (
          <>
            <p>{messages.oldCodesEnd}</p>
            <PasswordForm
              action={messages.makeNewCodes}
              onSubmit={async (password) => setCodes((await renew({ password }).unwrap()).recoveryCodes)}
              onCancel={close}
            />
          </>
        )
      }
    </Modal>
  );
}
