import * as messages from '@bookstore/messages/account';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { alertUser } from '../../ui/notify.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { isUnknownAccount } from './authErrorMessage.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { useAuth } from './context.ts';
import { LINK } from './ForgotLink.tsx';
import { AuthTaskNotice, useAuthTask } from './useAuthTask.tsx';

export function LoginPage() {
  const [params] = useSearchParams();
  return params.has('forgot') ? <ForgotPassword /> : <Login />;
}

function Login() {
  usePageMeta({ title: messages.login, description: messages.loginDescription });
  const { loginUser } = useAuth();
  const navigate = useNavigate();
  /** A slow login must not take visitors away from the page they have opened since. */
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const onSuccess = () => {
    alertUser(messages.loginSuccessful);
    if (isShown.current) void navigate(paths.home);
  };
  return (
    <CredentialsForm
      heading={messages.login}
      task="log-in"
      submitLabel={messages.login}
      passwordAutocomplete="current-password"
      authenticate={loginUser}
      onSuccess={onSuccess}
      other={{ question: messages.newHere, label: messages.register, path: paths.register }}
    />
  );
}

/** The answer does not reveal whether the address has an account. */
function ForgotPassword() {
  const { getIdentity } = useAuth();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const { run, outcome } = useAuthTask('mail');

  const submit = handleSubmit(({ email }) =>
    run(async () => {
      const { sendPasswordMail } = await getIdentity();
      await sendPasswordMail(email).catch((error: unknown) => {
        if (!isUnknownAccount(error)) throw error;
      });
      return messages.resetSent(email);
    }),
  );

  return (
    <div className="mx-auto grid w-full max-w-md gap-5 px-4 py-10 sm:px-6 sm:py-14">
      <PageHeading>{messages.resetPasswordHeading}</PageHeading>
      <Card>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          <AuthTaskNotice outcome={outcome} />
          <TextField
            label={messages.email}
            type="email"
            autoComplete="email"
            hint={messages.resetPasswordDescription}
            required
            error={formState.errors.email?.message}
            {...register('email', { required: messages.emailRequired })}
          />
          <Button type="submit" aria-disabled={formState.isSubmitting || undefined}>
            {outcome.done ? messages.sendAgain : messages.sendConfirmation}
          </Button>
        </form>
      </Card>
      <p className="text-center">
        <Link to={paths.login} className={LINK}>
          {messages.backToLogin}
        </Link>
      </p>
    </div>
  );
}
