import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { GoogleButton } from './GoogleButton.tsx';

export const CREDENTIALS_FAILURE = 'Please provide a valid email and password';

interface Credentials {
  email: string;
  password: string;
}

interface Props {
  heading: string;
  submitLabel: string;
  passwordAutocomplete: 'current-password' | 'new-password';
  /** Rejects when the provider refuses, whatever its reason. */
  authenticate: (email: string, password: string) => Promise<void>;
  onSuccess: () => void;
  children: ReactNode;
}

/** E-mail and password, or Google: what log-in and registration have in common. */
export function CredentialsForm({
  heading,
  submitLabel,
  passwordAutocomplete,
  authenticate,
  onSuccess,
  children,
}: Props) {
  const { register, handleSubmit, formState } = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const [hasFailed, setHasFailed] = useState(false);

  const submit = handleSubmit(async ({ email, password }) => {
    setHasFailed(false);
    try {
      await authenticate(email, password);
    } catch {
      setHasFailed(true);
      return;
    }
    onSuccess();
  });

  return (
    <div className="mx-auto grid w-full max-w-md gap-8 px-4 py-12 sm:py-20">
      <PageHeading>{heading}</PageHeading>
      <Card>
        <form onSubmit={(event) => void submit(event)} className="grid gap-5">
          {hasFailed && <Alert>{CREDENTIALS_FAILURE}</Alert>}
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            required
            {...register('email', { required: true })}
          />
          <TextField
            label="Password"
            type="password"
            autoComplete={passwordAutocomplete}
            required
            {...register('password', { required: true })}
          />
          <Button type="submit" disabled={formState.isSubmitting}>
            {submitLabel}
          </Button>
        </form>
        <p className="flex items-center gap-4 py-5 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or
        </p>
        <GoogleButton onSuccess={onSuccess} />
      </Card>
      <p className="text-center text-ink-soft">{children}</p>
    </div>
  );
}
