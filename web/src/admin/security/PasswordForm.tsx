import * as messages from '@bookstore/messages/factor';
import type { ReactNode } from 'react';
import { readAdminToken } from '../../api/adminToken.ts';
import { formText } from '../../lib/formText.ts';
import { readTokenSubject } from '../../lib/jwt.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { DialogForm } from './DialogForm.tsx';

interface Props {
  action: string;
  children?: ReactNode;
  onSubmit: (password: string, form: FormData) => Promise<void>;
  onCancel: () => void;
}

export function PasswordForm({ action, children, onSubmit, onCancel }: Props) {
  const username = readTokenSubject(readAdminToken() ?? '') ?? '';
  return (
    <DialogForm
      action={action}
      field="password"
      onSubmit={(form) => onSubmit(formText(form, 'password'), form)}
      onCancel={onCancel}
    >
      {(wrong) => (
        <>
          {/* Password managers store the password under this user name. */}
          <input type="hidden" name="username" autoComplete="username" value={username} />
          <PasswordField
            label={messages.yourPassword}
            hint={messages.whyThePassword}
            error={wrong}
            name="password"
            autoComplete="current-password"
            required
            autoFocus
          />
          {children}
        </>
      )}
    </DialogForm>
  );
}
