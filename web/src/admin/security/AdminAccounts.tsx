import type { AdminAccount } from '@bookstore/contract/api/factor';
import * as messages from '@bookstore/messages/factor';
import { rights as rightsNames } from '@bookstore/messages/staff';
import { useState } from 'react';
import { useDemandFactorMutation, useGetAdminsQuery } from '../../api/factorApi.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { hidden } from '../../ui/hidden.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { problemText } from '../ui/problemTexts.ts';
import { PasswordForm } from './PasswordForm.tsx';

export function AdminAccounts() {
  const query = useGetAdminsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card className="grid gap-4">
      <div className="grid gap-2">
        <h3 className="font-display text-xl">{messages.access}</h3>
        <p className="max-w-prose text-ink-soft">
          {messages.accessHint(<code key="create">npm run admin:create</code>, <code key="reset">--reset-factor</code>)}
        </p>
      </div>
      <QueryResult
        query={query}
        loading={<Spinner label={messages.loadingAccess} />}
        failure={<ErrorState onRetry={() => void query.refetch()}>{messages.accessNotLoaded}</ErrorState>}
      >
        {(accounts) => (
          <ul className="divide-y divide-line">
            {accounts.map((account) => (
              <Account key={account.username} account={account} />
            ))}
          </ul>
        )}
      </QueryResult>
    </Card>
  );
}

function Account({ account: { username, rights, hasFactor, isFactorDemanded } }: { account: AdminAccount }) {
  const [demand, { error }] = useDemandFactorMutation();
  /** Chosen value until the shop answers. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isLifting, setIsLifting] = useState(false);
  const choose = async (wanted: boolean) => {
    if (chosen !== null) return;
    if (!wanted) {
      setIsLifting(true);
      return;
    }
    setChosen(wanted);
    await demand({ username, isFactorDemanded: wanted });
    setChosen(null);
  };
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-0">
          <span className="wrap-anywhere font-medium">{username}</span>{' '}
          <span className="text-ink-soft text-sm">
            {[rights && rightsNames[rights], hasFactor ? messages.hasFactor : messages.hasNoFactor]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <Checkbox
          label={messages.requireFactorFor(hidden, username)}
          checked={chosen ?? isFactorDemanded}
          onChange={({ target }) => void choose(target.checked)}
        />
      </div>
      {error && <Alert>{problemText(error)}</Alert>}
      {isLifting && <LiftDemand username={username} onClose={() => setIsLifting(false)} />}
    </li>
  );
}

/** An unlocked screen must not be enough to weaken other logins. */
function LiftDemand({ username, onClose }: { username: string; onClose: () => void }) {
  const [lift] = useDemandFactorMutation();
  return (
    <Modal title={messages.stopRequiringFor(username)} onClose={onClose}>
      {(close) => (
        <PasswordForm
          action={messages.stopRequiring}
          onSubmit={async (password) => {
            await lift({ username, isFactorDemanded: false, password }).unwrap();
            close();
          }}
          onCancel={close}
        />
      )}
    </Modal>
  );
}
