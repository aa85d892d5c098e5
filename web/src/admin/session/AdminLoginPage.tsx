import * as messages from '@bookstore/messages/dashboard';
import { dashboard } from '@bookstore/shop/dashboard';
import { shop } from '@bookstore/shop/shop';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { AdminCallError, adminClient } from '../../api/adminClient.ts';
import { CLOCK_AHEAD_STORAGE_KEY, writeAdminToken } from '../../api/adminToken.ts';
import { countOf } from '../../lib/format.ts';
import { readTokenTime } from '../../lib/jwt.ts';
import { local, writeText } from '../../lib/storage.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { alertUser } from '../../ui/notify.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';

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
  // Where they were, of those who had to log in again.
  const { state } = useLocation();
  const { register, handleSubmit, formState } = useForm<Credentials>({ defaultValues: { username: '', password: '' } });
  const [help, setHelp] = useState('');
  const submit = handleSubmit(async (credentials) => {
    setHelp('');
    try {
      const askedAt = Date.now();
      const { token } = await adminClient.logIn(credentials);
      storeNewAdminToken(token, askedAt);
    } catch (error) {
      console.warn('The admin could not log in', error);
      setHelp(helpWith(error));
      return;
    }
    alertUser(messages.adminLoginSuccessful);
    void navigate(paths.dashboard, { state });
  });
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      {help && <Alert>{messages.pleaseProvideAValidEmailAnd}</Alert>}
      <p aria-live="polite" className="text-sm empty:hidden">
        {help}
      </p>
      <TextField
        label={messages.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...register('username', { required: true })}
      />
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        required
        {...register('password', { required: true })}
      />
      <Button type="submit" disabled={formState.isSubmitting}>
        {messages.login}
      </Button>
    </form>
  );
}

/** What is true, and what helps, beside the one message of the specification. */
function helpWith(error: unknown): string {
  if (!(error instanceof AdminCallError)) return messages.theShopCannotBeReachedCheck;
  const { status, retryAfterSeconds } = error;
  if (status === 429) return messages.tooManyTriesWaitThenTry(waitText(retryAfterSeconds ?? 60));
  if (status === 400 || status === 401) {
    return messages.checkBothItTakesAUser;
  }
  return messages.theShopCouldNotCheckIt;
}

const waitText = (seconds: number) =>
  seconds <= 90 ? countOf(seconds, 'second') : countOf(Math.ceil(seconds / 60), 'minute');

/**
 * Stores the token of a log-in that was asked for at one moment and answered now, by this computer's clock. That clock may be
 * hours wrong and the hour still lasts an hour: how wrong it is can be seen from when the shop issued the token.
 */
export function storeNewAdminToken(token: string, askedAt: number, now = Date.now()): void {
  const issuedAt = readTokenTime(token, 'iat');
  // To the second: that is how the token tells it.
  const agrees = issuedAt === null || (askedAt - 1000 <= issuedAt && issuedAt <= now + 1000);
  // Before the token, so that other tabs know both when they hear of it.
  writeText(local, CLOCK_AHEAD_STORAGE_KEY, agrees ? null : String(now - issuedAt));
  writeAdminToken(token);
}
