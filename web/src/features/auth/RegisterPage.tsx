import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { alertUser } from '../../ui/notify.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { useAuth } from './context.ts';

const LINK = 'font-medium text-accent underline underline-offset-4';

export function RegisterPage() {
  usePageMeta({ title: 'Register', description: 'Create an account to order books.' });
  const { registerUser } = useAuth();
  const [isRegistered, setIsRegistered] = useState(false);
  const onSuccess = () => {
    alertUser('User registered successfully!');
    setIsRegistered(true);
  };
  return (
    <>
      <CredentialsForm
        heading="Register"
        submitLabel="Register"
        passwordAutocomplete="new-password"
        authenticate={registerUser}
        onSuccess={onSuccess}
      >
        Already registered?{' '}
        <Link to={paths.login} className={LINK}>
          Login
        </Link>
      </CredentialsForm>
      {isRegistered && (
        <div className="mx-auto -mt-4 w-full max-w-md px-4 pb-12 sm:-mt-12">
          <Alert tone="note">
            You are signed in.{' '}
            <Link to={paths.home} className={LINK}>
              Go to the books
            </Link>
          </Alert>
        </div>
      )}
    </>
  );
}
