import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/factor';
import { startRegistration } from '@simplewebauthn/browser';
import { useBeginPasskeyMutation, useFinishPasskeyMutation } from '../../api/factorApi.ts';
import { Modal } from '../../ui/Modal.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { YourPassword } from './PasswordForm.tsx';
import { FactorDone } from './RecoveryCodes.tsx';
import { useKeepSession } from './useKeepSession.ts';

const EMPTY = { password: '', name: '' };

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON'];

export function AddPasskey({ onClose }: { onClose: () => void }) {
  const [begin] = useBeginPasskeyMutation();
  const [finish] = useFinishPasskeyMutation();
  const { done, keep } = useKeepSession();
  const add = async ({ password, name }: typeof EMPTY) => {
    const { ticket, options } = await begin({ password }).unwrap();
    const passkey = await startRegistration({ optionsJSON: options as unknown as Creation }).catch((error: unknown) => {
      console.warn('No passkey was made', error);
      throw new Error(messages.passkeyNotMade);
    });
    await keep(() => finish({ ticket, name, passkey }).unwrap());
  };
  return (
    <Modal title={messages.addPasskey} onClose={onClose}>
      {(close) =>
        done ? (
          <FactorDone done={done} onClose={close} />
        ) : (
          <DialogForm action={messages.continueLabel} defaultValues={EMPTY} onSubmit={add} onCancel={close}>
            {(field) => (
              <>
                <YourPassword {...field('password')} />
                <TextField
                  label={messages.nameOfPasskey}
                  hint={messages.nameOfPasskeyHint}
                  autoComplete="off"
                  maxLength={LIMITS.passkeyName}
                  required
                  {...field('name')}
                />
              </>
            )}
          </DialogForm>
        )
      }
    </Modal>
  );
}
