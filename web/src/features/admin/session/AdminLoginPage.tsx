import { shop } from '@bookstore/shop/shop';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { adminClient } from '../../../api/adminClient.ts';
import { paths } from '../../../paths.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { alertUser } from '../../../ui/notify.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import '../ui/dashboard.css';
import { useAdminMeta } from '../ui/useAdminMeta.ts';
import { storeNewAdminToken } from './storeNewAdminToken.ts';

interface Credentials {
  username: string;
  password: string;
}

export function AdminLoginPage() {
  useAdminMeta();
  return (
    <div className="flex min-h-dvh flex-col items-center gap-8 px-4 py-10">
      <main id="main" tabIndex={-1} className="my-auto grid w-full max-w-md gap-8 outline-none">
        <div className="flex justify-center">
          <Logo />
        </div>
        <Card className="grid gap-6">
          <PageHeading className="text-2xl sm:text-3xl">Admin Dashboard Login</PageHeading>
          <AdminLoginForm />
        </Card>
      </main>
      <footer className="text-center text-ink-soft text-sm">
        © {new Date().getFullYear()} {shop.name}. All rights reserved.
      </footer>
    </div>
  );
}

function AdminLoginForm() {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm<Credentials>({ defaultValues: { username: '', password: '' } });
  const [hasFailed, setHasFailed] = useState(false);
  const submit = handleSubmit(async (credentials) => {
    setHasFailed(false);
    try {
      const askedAt = Date.now();
      const { token } = await adminClient.logIn(credentials);
      storeNewAdminToken(token, askedAt);
    } catch (error) {
      console.warn('The admin could not log in', error);
      setHasFailed(true);
      return;
    }
    alertUser('Admin Login successful!');
    void navigate(paths.dashboard);
  });
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      {hasFailed && <Alert>Please provide a valid email and password</Alert>}
      <TextField label="Username" autoComplete="username" required {...register('username', { required: true })} />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        {...register('password', { required: true })}
      />
      <Button type="submit" disabled={formState.isSubmitting}>
        Login
      </Button>
    </form>
  );
}
