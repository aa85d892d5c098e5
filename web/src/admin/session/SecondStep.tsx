import type { AdminSession } from '@bookstore/contract/api/admin';
import type { SecondFactor, SecondStep as Step } from '@bookstore/contract/api/factor';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/factor';
import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AdminCallError, adminClient } from '../../api/adminClient.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

type PasskeyRequest = Parameters<typeof startAuthentication>[0]['optionsJSON'];

interface Props {
  username: string;
  secondFactor: SecondFactor;
  /** @param askedAt milliseconds of this computer's clock */
  onLoggedIn: (session: AdminSession, askedAt: number) => void;
  helpWith: (error: unknown) => string;
  /** @param reason empty if the admin chose to start again */
  onStartAgain: (reason: string) => void;
}

function secondStepInstruction({ hasApp, passkey }: SecondFactor): string {
  if (!hasApp) return messages.usePasskeyOrCode;
  return passkey ? messages.enterCodeOrUsePasskey : messages.enterCode;
}

export function SecondStep({ username, secondFactor, onLoggedIn, helpWith, onStartAgain }: Props) {
  const { ticket, hasApp, passkey } = secondFactor;
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { register, handleSubmit } = useForm({ defaultValues: { code: '' } });

  const finish = async (step: Step, wrong: string) => {
    const askedAt = Date.now();
    try {
      onLoggedIn(await adminClient.finishLogIn(username, step), askedAt);
    } catch (error) {
      console.warn('The second step of the login failed', error);
      const status = error instanceof AdminCallError ? error.status : 0;
      if (status === 410) onStartAgain(messages.ticketExpired);
      else setProblem(status === 401 || status === 400 ? wrong : helpWith(error));
    }
  };
  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setProblem('');
    setIsBusy(true);
    await work();
    setIsBusy(false);
  };
  const sendCode = handleSubmit(({ code }) =>
    attempt(() => finish({ ticket, code }, hasApp ? messages.codeIsWrong : messages.recoveryCodeIsWrong)),
  );
  const sendPasskey = () =>
    void attempt(async () => {
      const answer = await startAuthentication({ optionsJSON: passkey as unknown as PasskeyRequest }).catch(
        (error: unknown) => console.warn('The passkey was not used', error),
      );
      if (answer) await finish({ ticket, passkey: answer }, messages.passkeyIsWrong);
      else setProblem(messages.passkeyNotUsed);
    });

  return (
    <div className="grid gap-5">
      <p role="status">{secondStepInstruction(secondFactor)}</p>
      {problem && <Alert>{problem}</Alert>}
      {passkey && (
        <Button
          look={hasApp ? 'secondary' : 'primary'}
          aria-disabled={isBusy || undefined}
          autoFocus={!hasApp}
          onClick={sendPasskey}
        >
          {messages.usePasskey}
        </Button>
      )}
      <form onSubmit={(event) => void sendCode(event)} className="grid gap-5">
        <TextField
          label={hasApp ? messages.code : messages.recoveryCode}
          hint={hasApp ? messages.recoveryCodesWorkToo : undefined}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.factorCode}
          required
          autoFocus={!passkey || hasApp}
          {...register('code')}
        />
        <Button type="submit" look={hasApp || !passkey ? 'primary' : 'secondary'} aria-disabled={isBusy || undefined}>
          {messages.continueLabel}
        </Button>
      </form>
      <Button look="quiet" aria-disabled={isBusy || undefined} onClick={() => !isBusy && onStartAgain('')}>
        {messages.startOver}
      </Button>
    </div>
  );
}
