import { Button } from '../../ui/Button.tsx';
import type { CurrentUser } from '../auth/currentUser.ts';
import { TaskNote } from '../auth/TaskNote.tsx';
import { useAuthTask } from '../auth/useAuthTask.ts';

/** An address that nobody has confirmed yet, and the mail by which that is done. */
export function ConfirmationNote({ user }: { user: CurrentUser }) {
  const { run, outcome } = useAuthTask('mail');
  const send = () =>
    run(async () => {
      await user.sendConfirmation();
      return `The mail is on its way to ${user.email}. Open its link, then come back here.`;
    });
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
