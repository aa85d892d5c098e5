import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

it('shows and hides the password without submitting the form', async () => {
  render(
    <form onSubmit={() => expect.unreachable('was sent')}>
      <PasswordField label="Password" hint="At least 6 characters" autoComplete="new-password" />
    </form>,
  );
  const user = userEvent.setup();
  const field = screen.getByLabelText('Password');
  await user.type(field, 'secret');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('secret');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});
