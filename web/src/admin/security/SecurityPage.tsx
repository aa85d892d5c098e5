import type { FactorState, PasskeyName } from '@bookstore/contract/api/factor';
import * as messages from '@bookstore/messages/factor';
import { useEffect, useRef, useState } from 'react';
import { forgetMissingFactor } from '../../api/adminToken.ts';
import { useGetFactorQuery, useRenewRecoveryCodesMutation } from '../../api/factorApi.ts';
import { useIsOwner } from '../../api/signedInAdminApi.ts';
import { formatLongDate } from '../../lib/format.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { AdminAccounts } from './AdminAccounts.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RemoveFactor } from './RemoveFactor.tsx';
import { SetUpApp } from './SetUpApp.tsx';

export function SecurityPage() {
  const query = useGetFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const isOwner = useIsOwner();
  const hasFactor = data !== undefined && (data.hasApp || data.passkeys.length > 0);
  const isMissing = data?.isDemanded && !hasFactor;
  useEffect(() => {
    // An owner may have lifted the requirement in the meantime.
    if (data && !isMissing) forgetMissingFactor();
  }, [data, isMissing]);
  return (
    <div className="grid gap-6 pb-20 md:pb-0">
      <Card className="grid gap-6">
        <div className="grid gap-2">
          <AdminHeading>{messages.security}</AdminHeading>
          <p className="max-w-prose text-ink-soft">{messages.description}</p>
        </div>
        {isMissing && <Alert>{messages.setUpFirst}</Alert>}
        <QueryResult
          query={query}
          loading={<Spinner label={messages.loadingSecurity} />}
          failure={<ErrorState onRetry={() => void query.refetch()}>{messages.securityNotLoaded}</ErrorState>}
        >
          {(state) => <Factors state={state} />}
        </QueryResult>
      </Card>
      {isOwner && data && !isMissing && <AdminAccounts />}
    </div>
  );
}

type Open = 'app' | 'passkey' | 'codes' | { remove: 'app' | PasskeyName } | null;

const SECTION = 'grid gap-3 border-line border-t pt-6';

function Factors({ state }: { state: FactorState }) {
  const { hasApp, passkeys, recoveryCodesLeft } = state;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  // Takes the focus, because the button disappears with the factor.
  const removed = useRef<HTMLParagraphElement>(null);
  const [isRemoved, setIsRemoved] = useState(false);
  useEffect(() => {
    if (isRemoved) removed.current?.focus();
  }, [isRemoved]);
  const begin = (what: Open) => {
    setIsRemoved(false);
    setOpen(what);
  };
  const closeRemoval = (isDone: boolean) => {
    close();
    setIsRemoved(isDone);
  };
  return (
    <>
      <p ref={removed} role="status" tabIndex={-1} className="font-medium outline-none empty:hidden">
        {isRemoved && messages.factorIsRemoved}
      </p>
      <section aria-labelledby="factor-app" className={SECTION}>
        <h3 id="factor-app" className="font-display text-xl">
          {messages.authenticatorApp}
        </h3>
        <p>{hasApp ? messages.appIsSetUp : messages.appDescription}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" aria-haspopup="dialog" onClick={() => begin('app')}>
            {hasApp ? messages.replaceApp : messages.setUpApp}
          </Button>
          {hasApp && (
            <Button look="quiet" aria-haspopup="dialog" onClick={() => begin({ remove: 'app' })}>
              {messages.removeApp}
            </Button>
          )}
        </div>
      </section>
      <section aria-labelledby="factor-passkeys" className={SECTION}>
        <h3 id="factor-passkeys" className="font-display text-xl">
          {messages.passkeys}
        </h3>
        {passkeys.length > 0 ? (
          <ul className="divide-y divide-line">
            {passkeys.map((passkey) => (
              <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <p>
                  <span dir="auto" className="wrap-anywhere font-medium">
                    {passkey.name}
                  </span>{' '}
                  <span className="text-ink-soft text-sm">{messages.addedOn(formatLongDate(passkey.addedAt))}</span>
                </p>
                <Button
                  look="quiet"
                  aria-haspopup="dialog"
                  aria-label={messages.removePasskey(passkey.name)}
                  onClick={() => begin({ remove: passkey })}
                >
                  {messages.remove}
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <p>{messages.passkeyDescription}</p>
        )}
        <div>
          <Button look="secondary" aria-haspopup="dialog" onClick={() => begin('passkey')}>
            {messages.addPasskey}
          </Button>
        </div>
      </section>
      {(hasApp || passkeys.length > 0) && (
        <section aria-labelledby="factor-codes" className={SECTION}>
          <h3 id="factor-codes" className="font-display text-xl">
            {messages.recoveryCodes}
          </h3>
          <p>{messages.recoveryCodesLeft(recoveryCodesLeft)}</p>
          <div>
            <Button look="secondary" aria-haspopup="dialog" onClick={() => begin('codes')}>
              {messages.createNewCodes}
            </Button>
          </div>
        </section>
      )}
      {open === 'app' && <SetUpApp isReplacing={hasApp} onClose={close} />}
      {open === 'passkey' && <AddPasskey onClose={close} />}
      {open === 'codes' && <RenewRecoveryCodes onClose={close} />}
      {open !== null && typeof open === 'object' && <RemoveFactor factor={open.remove} onClose={closeRemoval} />}
    </>
  );
}

function RenewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Modal title={messages.createNewCodes} onClose={onClose}>
      {(close) =>
        codes ? (
          <RecoveryCodes codes={codes} onClose={close} />
        ) : (
          <>
            <p>{messages.newCodesConsequences}</p>
            <PasswordForm
              action={messages.createNewCodes}
              onSubmit={async (password) => setCodes((await renew({ password }).unwrap()).recoveryCodes)}
              onCancel={close}
            />
          </>
        )
      }
    </Modal>
  );
}
