import * as messages from '@bookstore/messages/account';
import shopfront from '@bookstore/shop/pictures/shopfront.webp';
import { story } from '@bookstore/shop/story';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/classNames.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { AuthTask } from './authErrorMessage.ts';
import { useAuth } from './context.ts';
import type { CurrentUser } from './currentUser.ts';
import { ForgotLink, LINK, WithLink } from './ForgotLink.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { returnLink, returnPath } from './returnPath.ts';
import { useAuthTask } from './useAuthTask.tsx';

const CREDENTIALS_FAILURE = messages.invalidCredentials;

interface Credentials {
  email: string;
  password: string;
}

interface Props {
  heading: string;
  task: AuthTask;
  submitLabel: string;
  passwordAutocomplete: 'current-password' | 'new-password';
  authenticate: (email: string, password: string) => Promise<void>;
  onSuccess: () => void;
  done?: ReactNode;
  /** Link from login to registration, or back. */
  other: { question: string; label: string; path: string };
}

export function CredentialsForm({ heading, done, other, ...form }: Props) {
  return (
    <div
      className={classNames(
        'mx-auto grid w-full max-w-4xl gap-8 px-4 py-10 sm:px-6 sm:py-14',
        !done && 'lg:grid-cols-2 lg:gap-16',
      )}
    >
      <div className="mx-auto grid h-fit w-full max-w-md gap-5">
        <PageHeading>{heading}</PageHeading>
        {done || (
          <>
            <Introduction />
            <CredentialsCard {...form} />
            <div className="grid gap-3 rounded-card border border-line px-6 py-5 text-center">
              <h2 className="font-display text-xl">{other.question}</h2>
              <Link to={other.path} className={buttonClass('secondary')}>
                {other.label}
              </Link>
            </div>
          </>
        )}
      </div>
      {!done && <AccountBenefits />}
    </div>
  );
}

function CredentialsCard(props: Omit<Props, 'heading' | 'done' | 'other'>) {
  const { task, submitLabel, passwordAutocomplete, authenticate, onSuccess } = props;
  const { register, handleSubmit, formState } = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const { run, outcome } = useAuthTask(task);
  const isTooShort = outcome.help === messages.passwordTooShort;
  const field = (name: keyof Credentials, missing: string) => ({
    required: true,
    error: formState.errors[name]?.message,
    ...register(name, { required: missing }),
  });

  const submit = handleSubmit(({ email, password }) =>
    run(async () => {
      await authenticate(email, password);
      onSuccess();
      return '';
    }),
  );

  return (
    <Card>
      {/* Errors stay beside the fields, unlike in the browser's bubbles. */}
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {outcome.hasFailed && <Alert>{CREDENTIALS_FAILURE}</Alert>}
        <p aria-live="polite" className="text-sm empty:hidden">
          {!isTooShort && <WithLink text={outcome.help} />}
        </p>
        <TextField
          label={messages.email}
          type="email"
          autoComplete="email"
          {...field('email', messages.emailRequired)}
        />
        <PasswordField
          label={messages.password}
          autoComplete={passwordAutocomplete}
          hint={task === 'register' ? messages.passwordHint : undefined}
          {...field('password', messages.passwordRequired)}
          {...(isTooShort && !formState.errors.password && { error: outcome.help })}
        />
        {task === 'log-in' && (
          <p className="-mt-2 text-sm">
            <ForgotLink />
          </p>
        )}
        <Button type="submit" aria-disabled={formState.isSubmitting || undefined}>
          {submitLabel}
        </Button>
      </form>
      <p className="flex items-center gap-4 py-5 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {messages.or}
      </p>
      <GoogleButton onSuccess={onSuccess} />
    </Card>
  );
}

function Introduction() {
  const { currentUser } = useAuth();
  return currentUser ? <SignedInNote user={currentUser} /> : <LoginReason />;
}

function SignedInNote({ user }: { user: CurrentUser }) {
  const { path, label } = returnLink() ?? { path: paths.orders, label: messages.goToYourOrders };
  return (
    <p className="wrap-anywhere text-ink-soft">
      {messages.signedInAs(
        <strong key="email">{user.email ?? user.name}</strong>,
        <Link key="link" to={path} className={LINK}>
          {label}
        </Link>,
      )}
    </p>
  );
}

/** Explains a guard's redirect. */
function LoginReason() {
  const path = returnPath();
  if (!path) return null;
  return (
    <p className="text-ink-soft">{path === paths.checkout ? messages.logInToContinue : messages.logInToSeePage}</p>
  );
}

function AccountBenefits() {
  return (
    <section
      aria-labelledby="why-account"
      className="mx-auto grid h-fit w-full max-w-md gap-5 overflow-hidden rounded-card bg-paper-sunk lg:order-first"
    >
      <img
        src={shopfront}
        width={640}
        height={427}
        alt=""
        loading="lazy"
        decoding="async"
        className="aspect-3/2 w-full object-cover"
      />
      <div className="grid gap-4 p-6 pt-0">
        <h2 id="why-account" className="font-display text-xl">
          {messages.accountBenefits}
        </h2>
        <ul className="grid gap-3 text-ink-soft">
          {story.account.map((reason) => (
            <li key={reason} className="flex items-start gap-3">
              <span className="pt-0.5 text-accent">
                <Icon name="check" size={20} />
              </span>
              {reason}
            </li>
          ))}
        </ul>
        <p className="text-ink-soft text-sm">{messages.accountOptional}</p>
      </div>
    </section>
  );
}
