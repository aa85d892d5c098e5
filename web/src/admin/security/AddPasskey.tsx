import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/factor';
import { startRegistration } from '@simplewebauthn/browser';
import { useBeginPasskeyMutation, useFinishPasskeyMutation } from '../../api/factorApi.ts';
import { formText } from '../../lib/formText.ts';
import { Modal } from '../../ui/Modal.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { FactorDone } from './RecoveryCodes.tsx';
import { useKeepSession } from './useKeepSession.ts';

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Asks for password and name, then for the browser's passkey, and shows recovery codes. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const [begin] = useBeginPasskeyMutation();
  const [finish] = useFinishPasskeyMutation();
  const { done, keep } = useKeepSession();
  const add = async (password: string, form: FormData) => {
    const name = formText(form, 'name');
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
          <PasswordForm action={messages.goOn} onSubmit={add} onCancel={close}>
            <TextField
              label={messages.nameOfPasskey}
              hint={messages.nameOfPasskeyHint}
              name="name"
              autoComplete="off"
              maxLength={LIMITS.passkeyName}
              required
            />
          </PasswordForm>
        )
      }
    </Modal>
  );
}
