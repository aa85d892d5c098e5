import type { AdminSession } from '@bookstore/contract/api/admin';
import type { SecondFactor } from '@bookstore/contract/api/factor';
import * as messages from '@bookstore/messages/dashboard';
import { openingThePage } from '@bookstore/messages/layout';
import { dashboard } from '@bookstore/shop/dashboard';
import { shop } from '@bookstore/shop/shop';
import { lazy, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { AdminCallError, adminClient } from '../../api/adminClient.ts';
import { adoptDevice } from '../../api/adminDevices.ts';
import { storeNewAdminToken } from '../../api/adminToken.ts';
import { getProblem } from '../../api/problem.ts';
import { countOf } from '../../lib/format.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { alertUser } from '../../ui/notify.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';

const SecondStep = lazy(() => import('./SecondStep.tsx').then(({ SecondStep }) => ({ default: SecondStep })));

interface Credentials {
  username: string;
  password: string;
}

export function AdminLoginPage() {
  usePageMeta({ title: '', site: dashboard.name, isIndexed: false });
  return (
    <div className="flex min-h-dvh flex-col items-center gap-8 px-4 py-10">
      <main id="main" tabIndex={-1} className="my-auto grid w-full max-w-md gap-8 outline-none">
        <div className="flex justify-center">
          <Logo />
        </div>
        <Card className="grid gap-6">
          <PageHeading className="text-2xl sm:text-3xl">{messages.adminDashboardLogin}</PageHeading>
          <AdminLoginForm />
        </Card>
      </main>
      <footer className="text-center text-ink-soft text-sm">
        {messages.allRightsReserved(new Date().getFullYear(), shop.name)}
      </footer>
    </div>
  );
}

function AdminLoginForm() {
  const navigate = useNavigate();
  const { state, hash } = useLocation();
  useEffect(() => {
    if (adoptDevice(hash)) void navigate(paths.adminLogin, { replace: true, state });
  }, [hash, navigate, state]);
  const { register, handleSubmit, getValues, formState } = useForm<Credentials>({
    defaultValues: { username: '', password: '' },
  });
  const [help, setHelp] = useState('');
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const enter = ({ token }: AdminSession, askedAt: number) => {
    storeNewAdminToken(token, askedAt);
    alertUser(messages.loginSuccessful);
    void navigate(paths.dashboard, { state });
  };
  const submit = handleSubmit(async (credentials) => {
    if (formState.isSubmitting) return;
    setHelp('');
    setReason(null);
    const askedAt = Date.now();
    try {
      enter(await adminClient.logIn(credentials), askedAt);
    } catch (error) {
      const required = getProblem(error)?.secondFactor;
      if (required) {
        setSecondFactor(required);
        return;
      }
      console.warn('The admin could not log in', error);
      setHelp(helpWith(error));
    }
  });
  if (secondFactor) {
    const startAgain = (why: string) => {
      setSecondFactor(null);
      setReason(why);
    };
    return (
      <LazyPart placeholder={<Spinner label={openingThePage} />}>
        <SecondStep
          username={getValues('username')}
          secondFactor={secondFactor}
          onLoggedIn={enter}
          helpWith={helpWith}
          onStartAgain={startAgain}
        />
      </LazyPart>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      {reason && <Alert tone="note">{reason}</Alert>}
      {help && <Alert>{messages.invalidCredentials}</Alert>}
      <p aria-live="polite" className="text-sm empty:hidden">
        {help}
      </p>
      <TextField
        label={messages.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={reason !== null}
        required
        {...register('username', { required: true })}
      />
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        required
        {...register('password', { required: true })}
      />
      <Button type="submit" aria-disabled={formState.isSubmitting || undefined}>
        {messages.login}
      </Button>
    </form>
  );
}

function helpWith(error: unknown): string {
  if (!(error instanceof AdminCallError)) return messages.shopUnreachable;
  const { status, retryAfterSeconds } = error;
  if (status === 429) return messages.tooManyAttempts(waitText(retryAfterSeconds ?? 60));
  if (status === 400 || status === 401) {
    return messages.checkCredentials;
  }
  return messages.loginNotChecked;
}

const waitText = (seconds: number) =>
  seconds <= 90 ? countOf(seconds, 'second') : countOf(Math.ceil(seconds / 60), 'minute');
