import * as messages from '@bookstore/messages/factor';
import type { ReactNode } from 'react';
import { readAdminToken } from '../../api/adminToken.ts';
import { formText } from '../../lib/formText.ts';
import { readTokenSubject } from '../../lib/jwt.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { DialogForm } from './DialogForm.tsx';

interface Props {
  action: string;
  /** Fields below the password. */
  children?: ReactNode;
  onSubmit: (password: string, form: FormData) => Promise<void>;
  onCancel: () => void;
}

/** The password again, before anything about a log-in is changed. */
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
          {/* For password managers, which keep a password under its name. */}
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
