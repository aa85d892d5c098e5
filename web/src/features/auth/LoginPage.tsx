import { Link, useNavigate } from 'react-router-dom';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { alertUser } from '../../ui/notify.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { useAuth } from './context.ts';

export function LoginPage() {
  usePageMeta({ title: 'Login', description: 'Log in to order books and see your orders.' });
  const { loginUser } = useAuth();
  const navigate = useNavigate();
  const onSuccess = () => {
    alertUser('Login successful!');
    void navigate(paths.home);
  };
  return (
    <CredentialsForm
      heading="Login"
      submitLabel="Login"
      passwordAutocomplete="current-password"
      authenticate={loginUser}
      onSuccess={onSuccess}
    >
      New here?{' '}
      <Link to={paths.register} className="font-medium text-accent underline underline-offset-4">
        Register
      </Link>
    </CredentialsForm>
  );
}
