import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useLeaveDeletedAccount } from './useLeaveDeletedAccount.ts';

interface Props {
  email: string;
  hasPassword: boolean;
}

/** What it means to leave, what stands in the way, and the way out. */
export function DeleteAccount({ email, hasPassword }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const leave = useLeaveDeletedAccount();
  return (
    <section aria-labelledby="delete-account">
      <Card className="grid gap-5">
        <h2 id="delete-account" className="font-display text-xl">
          Delete your account
        </h2>
        <div className="grid gap-3 text-ink-soft">
          <p>
            Your sign-in, your saved details, and the streets and mails of your orders are deleted. Your name, address,
            phone and email are taken out of the orders themselves: what was bought, when and for how much stays in the
            shop’s books, as nobody’s.
          </p>
          <p>
            An order that is still on its way needs you: cancel it in{' '}
            <Link to={paths.orders} className="text-accent underline underline-offset-4">
              your orders
            </Link>
            , or wait until it is delivered.
          </p>
        </div>
        <Button look="danger" className="w-fit" onClick={() => setIsOpen(true)}>
          Delete my account
        </Button>
      </Card>
      {isOpen && (
        <DeleteDialog email={email} hasPassword={hasPassword} onDeleted={leave} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}
