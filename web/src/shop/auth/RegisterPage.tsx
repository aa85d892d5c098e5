import * as messages from '@bookstore/messages/account';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { CheckBadge } from '../../ui/CheckBadge.tsx';
import { alertUser } from '../../ui/notify.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { useAuth } from './context.ts';
import { returnLink } from './returnPath.ts';

export function RegisterPage() {
  const { registerUser, currentUser } = useAuth();
  const [isRegistered, setIsRegistered] = useState(false);
  const heading = isRegistered ? messages.welcome : messages.register;
  usePageMeta({ title: heading, description: messages.registerDescription });
  const isSignedIn = currentUser !== null;
  useEffect(() => {
    if (isSignedIn) return () => setIsRegistered(false);
  }, [isSignedIn]);
  const onSuccess = () => {
    alertUser(messages.registrationSuccessful);
    setIsRegistered(true);
  };
  return (
    <CredentialsForm
      heading={heading}
      task="register"
      submitLabel={messages.register}
      passwordAutocomplete="new-password"
      authenticate={registerUser}
      onSuccess={onSuccess}
      done={isRegistered && <NextSteps email={currentUser?.email} />}
      other={{ question: messages.alreadyRegistered, label: messages.login, path: paths.login }}
    />
  );
}

/** Takes the focus, so that the steps are announced and scrolled into view. */
function NextSteps({ email }: { email: string | null | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  const link = returnLink();
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <Card className="grid gap-5">
        <div role="status" className="flex items-center gap-4">
          <CheckBadge />
          <div className="min-w-0">
            <p className="font-display text-xl">{messages.signedIn}</p>
            <p className="wrap-anywhere text-ink-soft">{email}</p>
          </div>
        </div>
        {link && (
          <Link to={link.path} className={buttonClass()}>
            {link.label}
          </Link>
        )}
        <Link to={paths.home} className={buttonClass(link ? 'secondary' : 'primary')}>
          {messages.browseBooks}
        </Link>
        <Link to={paths.account} className={buttonClass('secondary')}>
          {messages.yourAccount}
        </Link>
      </Card>
    </div>
  );
}
