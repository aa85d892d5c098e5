import * as messages from '@bookstore/messages/factor';
import type { ComponentProps } from 'react';
import { readAdminToken } from '../../api/adminToken.ts';
import { readTokenSubject } from '../../lib/jwt.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';

interface Props {
  action: string;
  onSubmit: (password: string) => Promise<void>;
  onCancel: () => void;
}

export function PasswordForm({ action, onSubmit, onCancel }: Props) {
  return (
    <DialogForm
      action={action}
      defaultValues={{ password: '' }}
      onSubmit={({ password }) => onSubmit(password)}
      onCancel={onCancel}
    >
      {(field) => <YourPassword {...field('password')} />}
    </DialogForm>
  );
}

export function YourPassword(field: Omit<ComponentProps<typeof PasswordField>, 'label'>) {
  const username = readTokenSubject(readAdminToken() ?? '') ?? '';
  return (
    <>
      {/* Password managers store the password under this user name. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <PasswordField
        label={messages.yourPassword}
        hint={messages.passwordReason}
        autoComplete="current-password"
        required
        autoFocus
        {...field}
      />
    </>
  );
}
