import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/alerts';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useChangeAlertMutation, useGetAlertQuery } from '../../api/alertsApi.ts';
import { getProblem } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { useAuth } from '../auth/context.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import { forgetReturnPath, rememberReturnPath, returnPath } from '../auth/returnPath.ts';

/** Visitors log in first and return to the book. */
export function BackAlert({ id }: { id: string }) {
  const { currentUser, loading, isUnreachable } = useAuth();
  const path = paths.book(id);
  useEffect(() => {
    if (currentUser && returnPath() === path) forgetReturnPath();
  }, [currentUser, path]);
  if (loading || isUnreachable) return null;
  if (currentUser) return <Alert key={currentUser.uid} id={id} user={currentUser} />;
  return (
    <Link to={paths.login} onClick={() => rememberReturnPath(path)} className={buttonClass('primary', 'text-balance')}>
      {messages.logInFirst}
    </Link>
  );
}

const LINK = 'text-accent underline underline-offset-4 hover:text-accent-strong';

function Alert({ id, user }: { id: string; user: CurrentUser }) {
  const { data: isSet, isError } = useGetAlertQuery(id);
  const [change, { isLoading }] = useChangeAlertMutation();
  const [outcome, setOutcome] = useState<ReactNode>('');
  if (isSet === undefined && !isError) return null;
  const toggle = async () => {
    if (isLoading) return;
    const send = async () => (await change({ id, isSet: !isSet })).error;
    let error = await send();
    if (getProblem(error)?.code === 'email-not-confirmed') {
      // The address may have been confirmed after signing in.
      await user.refresh().catch(() => undefined);
      error = await send();
    }
    if (error) setOutcome(<Refusal error={error} />);
    else setOutcome(isSet ? messages.cancelled : '');
  };
  return (
    <div className="grid gap-2">
      <Button look={isSet ? 'secondary' : 'primary'} aria-busy={isLoading} onClick={() => void toggle()}>
        {isSet ? messages.cancel : messages.set}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {outcome || (isSet && messages.isSet(user.email ?? ''))}
      </p>
    </div>
  );
}

function Refusal({ error }: { error: unknown }) {
  const problem = getProblem(error);
  if (problem?.code === 'validation-failed') return messages.tooMany(LIMITS.alerts);
  if (problem?.code === 'no-alert') return problem.detail;
  if (problem?.code !== 'email-not-confirmed') return messages.notSaved;
  return (
    <>
      {messages.confirmFirst}{' '}
      <Link to={paths.account} className={LINK}>
        {messages.goToAccount}
      </Link>
    </>
  );
}
