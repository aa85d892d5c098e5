import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { alertUser } from '../../ui/notify.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { useAuth } from './context.ts';
import { LINK } from './ForgotLink.tsx';
import { returnPath } from './returnPath.ts';

export function RegisterPage() {
  usePageMeta({ title: 'Register', description: 'Create an account to order books.' });
  const { registerUser, currentUser } = useAuth();
  const [isRegistered, setIsRegistered] = useState(false);
  const isSignedIn = currentUser !== null;
  // After a log-out on this page, the form is shown again.
  useEffect(() => {
    if (isSignedIn) return () => setIsRegistered(false);
  }, [isSignedIn]);
  const onSuccess = () => {
    alertUser('User registered successfully!');
    setIsRegistered(true);
  };
  return (
    <CredentialsForm
      heading="Register"
      task="register"
      submitLabel="Register"
      passwordAutocomplete="new-password"
      passwordHint="At least 6 characters"
      authenticate={registerUser}
      onSuccess={onSuccess}
      done={isRegistered && <NextSteps />}
    >
      Already registered?{' '}
      <Link to={paths.login} className={LINK}>
        Login
      </Link>
    </CredentialsForm>
  );
}

/** It takes the focus, so that it is announced and scrolled into view. */
function NextSteps() {
  const ref = useRef<HTMLDivElement>(null);
  const path = returnPath();
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <Alert tone="note">
        <p>You are signed in.</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {path && (
            <li>
              <Link to={path} className={LINK}>
                {path === paths.checkout ? 'Continue to checkout' : 'Continue where you were going'}
              </Link>
            </li>
          )}
          <li>
            <Link to={paths.home} className={LINK}>
              Go to the books
            </Link>
          </li>
        </ul>
      </Alert>
    </div>
  );
}
