import { useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { CurrentUser } from '../auth/currentUser.ts';
import { TaskNote } from '../auth/TaskNote.tsx';
import { useAuthTask } from '../auth/useAuthTask.ts';

interface Props {
  user: CurrentUser;
  isConfirmed: boolean;
}

/** An address that nobody has confirmed yet, and the mail by which that is done; what was confirmed meanwhile is said. */
export function ConfirmationNote({ user, isConfirmed }: Props) {
  const [wasConfirmed] = useState(isConfirmed);
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The button that sent the mail has gone, and the focus with it.
    if (isConfirmed && document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, [isConfirmed]);
  const { run, outcome } = useAuthTask('mail');
  const send = () =>
    run(async () => {
      await user.sendConfirmation();
      return `The mail is on its way to ${user.email}. Open its link, then come back here.`;
    });
  if (wasConfirmed) return null;
  if (isConfirmed) {
    return (
      <div ref={note} tabIndex={-1} className="outline-none">
        <Alert tone="note">Your e-mail address is confirmed.</Alert>
      </div>
    );
  }
  return (
    <section aria-label="Confirm your address" className="grid gap-4 rounded-card bg-paper-sunk p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p>Your address is not confirmed yet. A link in a mail does it.</p>
        <Button look="secondary" onClick={() => void send()}>
          Send the mail
        </Button>
      </div>
      <TaskNote outcome={outcome} />
    </section>
  );
}
