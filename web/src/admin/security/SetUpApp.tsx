import type { NewApp } from '@bookstore/contract/api/factor';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/factor';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useState } from 'react';
import { useBeginAppMutation, useFinishAppMutation } from '../../api/factorApi.ts';
import { Modal } from '../../ui/Modal.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { FactorDone } from './RecoveryCodes.tsx';
import { type KeepSession, useKeepSession } from './useKeepSession.ts';

interface Props {
  isReplacing: boolean;
  onClose: () => void;
}

export function SetUpApp({ isReplacing: hasApp, onClose }: Props) {
  // Setting up the app changes `hasApp`.
  const [isReplacing] = useState(hasApp);
  const [begin] = useBeginAppMutation();
  const [app, setApp] = useState<NewApp | null>(null);
  const { done, keep } = useKeepSession();
  return (
    <Modal title={isReplacing ? messages.replaceAppHeading : messages.setUpApp} onClose={onClose}>
      {(close) => {
        if (done) return <FactorDone done={done} onClose={close} />;
        if (app) return <ScanStep app={app} keep={keep} onCancel={close} />;
        return (
          <>
            {isReplacing && <p>{messages.replaceConsequences}</p>}
            <PasswordForm
              action={messages.continueLabel}
              onSubmit={async (password) => setApp(await begin({ password }).unwrap())}
              onCancel={close}
            />
          </>
        );
      }}
    </Modal>
  );
}

interface ScanStepProps {
  app: NewApp;
  keep: KeepSession;
  onCancel: () => void;
}

function ScanStep({ app: { ticket, secret, uri }, keep, onCancel }: ScanStepProps) {
  const [finish] = useFinishAppMutation();
  return (
    <DialogForm
      action={messages.setUp}
      defaultValues={{ code: '' }}
      onSubmit={({ code }) => keep(() => finish({ ticket, code }).unwrap())}
      onCancel={onCancel}
    >
      {(field) => (
        <>
          <p>{messages.scanThis}</p>
          <div className="grid justify-items-center gap-4 sm:grid-cols-[auto_1fr] sm:justify-items-start">
            <QrCode text={uri} label={messages.qrCode} />
            <div className="grid content-start gap-1">
              <p className="text-ink-soft text-sm">{messages.orEnterKey}</p>
              <p className="wrap-anywhere font-mono">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
            </div>
          </div>
          <TextField
            label={messages.code}
            hint={messages.sixDigits}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={LIMITS.factorCode}
            required
            autoFocus
            {...field('code')}
          />
        </>
      )}
    </DialogForm>
  );
}

/** Width of the quiet zone around the code, in modules. */
const QUIET = 4;

/** Scanners expect dark on light in both themes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      className="size-52 rounded-control bg-[#fff]"
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}
