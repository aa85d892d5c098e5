import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { alertUser } from '../../ui/notify.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { useAuth } from './context.ts';
import { ForgotLink } from './ForgotLink.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { LINK } from './linkClass.ts';

export function LoginPage() {
  const [params] = useSearchParams();
  return params.has('forgot') ? <ForgotPassword /> : <Login />;
}

function Login() {
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
      task="log-in"
      submitLabel="Login"
      passwordAutocomplete="current-password"
      authenticate={loginUser}
      onSuccess={onSuccess}
    >
      New here?{' '}
      <Link to={paths.register} className={LINK}>
        Register
      </Link>
      <br />
      <ForgotLink />
    </CredentialsForm>
  );
}
