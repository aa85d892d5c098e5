import * as messages from '@bookstore/messages/account';
import { wishList } from '@bookstore/messages/layout';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLazyGetExportQuery } from '../../api/customerDetailsApi.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useAuth } from '../auth/context.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import { useAccount } from '../auth/useAccount.ts';
import { AuthTaskNotice, useAuthTask } from '../auth/useAuthTask.tsx';
import { ChangeCredentials } from './ChangeCredentials.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { SavedDetails } from './SavedDetails.tsx';

export function AccountPage() {
  usePageMeta({ title: messages.yourAccount, description: messages.description });
  const { currentUser } = useAuth();
  // The key clears typed texts when another customer signs in.
  return currentUser && <Account key={currentUser.uid} user={currentUser} />;
}

function Account({ user }: { user: CurrentUser }) {
  const account = useAccount();
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-8 px-4 py-10 sm:px-6 sm:py-14">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid gap-2">
          <PageHeading>{messages.yourAccount}</PageHeading>
          <p className="wrap-anywhere text-ink-soft text-lg">{user.email}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.orders} className={buttonClass('secondary')}>
            {messages.yourOrders}
          </Link>
          <Link to={paths.wishes} className={buttonClass('secondary')}>
            {wishList}
          </Link>
        </div>
      </div>
      {account && <ConfirmationNote user={user} isConfirmed={account.isEmailConfirmed} />}
      <SavedDetails uid={user.uid} />
      {account?.hasPassword && <ChangeCredentials email={user.email ?? ''} />}
      {account && !account.hasPassword && (
        <p className="rounded-card bg-paper-sunk p-6">{messages.googleManagesSignIn}</p>
      )}
      <DownloadData uid={user.uid} />
      {account && <DeleteAccount email={user.email ?? ''} hasPassword={account.hasPassword} />}
    </div>
  );
}

interface Props {
  user: CurrentUser;
  isConfirmed: boolean;
}

function ConfirmationNote({ user, isConfirmed }: Props) {
  const [wasConfirmed] = useState(isConfirmed);
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isConfirmed && document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, [isConfirmed]);
  const { run, outcome } = useAuthTask('mail');
  const send = () =>
    run(async () => {
      await user.sendConfirmation();
      return messages.confirmationSent(user.email ?? '');
    });
  if (wasConfirmed) return null;
  if (isConfirmed) {
    return (
      <div ref={note} tabIndex={-1} className="outline-none">
        <Alert tone="note">{messages.emailConfirmed}</Alert>
      </div>
    );
  }
  return (
    <section aria-label={messages.confirmEmail} className="grid gap-4 rounded-card bg-paper-sunk p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p>{messages.emailNotConfirmed}</p>
        <Button look="secondary" onClick={() => void send()}>
          {messages.sendConfirmation}
        </Button>
      </div>
      <AuthTaskNotice outcome={outcome} />
    </section>
  );
}

function DownloadData({ uid }: { uid: string }) {
  const [ask, { isFetching }] = useLazyGetExportQuery();
  const [outcome, setOutcome] = useState<'saved' | 'failed'>();
  const download = async () => {
    if (isFetching) return;
    setOutcome(undefined);
    const { data } = await ask(uid);
    if (data) saveFile(messages.dataFileName, 'application/json', JSON.stringify(data, null, 2));
    setOutcome(data ? 'saved' : 'failed');
  };
  return (
    <section aria-labelledby="my-data">
      <Card className="grid gap-5">
        <h2 id="my-data" className="font-display text-xl">
          {messages.yourData}
        </h2>
        <p className="text-ink-soft">{messages.dataDescription}</p>
        {outcome === 'saved' && <Alert tone="note">{messages.dataSaved(messages.dataFileName)}</Alert>}
        {outcome === 'failed' && <Alert>{messages.dataNotLoaded}</Alert>}
        <Button
          look="secondary"
          className="w-fit"
          aria-disabled={isFetching || undefined}
          onClick={() => void download()}
        >
          {messages.downloadMyData}
        </Button>
      </Card>
    </section>
  );
}
