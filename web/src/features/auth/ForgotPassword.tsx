import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { helpWith, isUnknownAccount } from './authHelp.ts';
import { useAuth } from './context.ts';

const LINK = 'inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4';

/** The mail by which a new password is chosen. What is said after it is the same whether or not the address has an account. */
export function ForgotPassword() {
  const { getIdentity } = useAuth();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const [sentTo, setSentTo] = useState('');
  const [help, setHelp] = useState('');
  const isUnderWay = useRef(false);

  const submit = handleSubmit(async ({ email }) => {
    // Not disabled meanwhile: the button would lose the focus.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setHelp('');
    setSentTo('');
    try {
      await (await getIdentity()).sendPasswordMail(email).catch((error: unknown) => {
        if (!isUnknownAccount(error)) throw error;
      });
      setSentTo(email);
    } catch (error) {
      setHelp(helpWith('mail', error));
    } finally {
      isUnderWay.current = false;
    }
  });

  return (
    <div className="mx-auto grid w-full max-w-md gap-5 px-4 py-10 sm:px-6 sm:py-14">
      <PageHeading>Choose a new password</PageHeading>
      <Card>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          {help && <Alert>{help}</Alert>}
          {sentTo && (
            <Alert tone="note">
              If {sentTo} has an account here, a mail with a link is on its way to it. It takes a few minutes; look into
              the folder for spam, too.
            </Alert>
          )}
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            hint="We send a mail with a link to it, by which you choose the password."
            required
            error={formState.errors.email?.message}
            {...register('email', { required: 'Enter your email.' })}
          />
          <Button type="submit" aria-disabled={formState.isSubmitting || undefined}>
            {sentTo ? 'Send the mail again' : 'Send the mail'}
          </Button>
        </form>
      </Card>
      <p className="text-center">
        <Link to={paths.login} className={LINK}>
          Back to the log-in
        </Link>
      </p>
    </div>
  );
}
