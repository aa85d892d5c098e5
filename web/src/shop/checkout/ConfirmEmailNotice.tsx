import * as messages from '@bookstore/messages/checkout';
import { useState } from 'react';
import { useOneAtATime } from '../../lib/useOneAtATime.ts';
import { Button } from '../../ui/Button.tsx';
import { useAuth } from '../auth/context.ts';
import { useAccount } from '../auth/useAccount.ts';

interface Props {
  onRetry: () => void;
}

type Outcome = 'none' | 'sent' | 'not-sent' | 'unreachable';

export function ConfirmEmailNotice({ onRetry }: Props) {
  const { currentUser } = useAuth();
  const isConfirmed = useAccount()?.isEmailConfirmed === true;
  const once = useOneAtATime();
  const [outcome, setOutcome] = useState<Outcome>('none');
  if (!currentUser) return null;
  const isSent = outcome === 'sent' || isConfirmed;

  const run = (task: () => Promise<void>, done: () => void, failed: Outcome) =>
    once(async () => {
      try {
        await task();
        done();
      } catch (error) {
        console.warn('The identity provider refused', error);
        setOutcome(failed);
      }
    });

  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="font-medium">{messages.confirmEmail}</p>
        <p>
          {messages.confirmEmailText(
            <span key="part" className="font-medium">
              {currentUser.email}
            </span>,
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          look={isSent ? 'secondary' : 'primary'}
          onClick={() => void run(currentUser.sendConfirmation, () => setOutcome('sent'), 'not-sent')}
        >
          {outcome === 'sent' ? messages.sendAgain : messages.sendEmail}
        </Button>
        <Button
          look={isSent ? 'primary' : 'secondary'}
          onClick={() => void run(currentUser.refresh, onRetry, 'unreachable')}
        >
          {messages.confirmedPlaceOrder}
        </Button>
      </div>
      <p role="status">{isConfirmed ? messages.emailConfirmed : describeOutcome(outcome, currentUser.email ?? '')}</p>
    </div>
  );
}

function describeOutcome(outcome: Outcome, email: string): string {
  switch (outcome) {
    case 'none':
      return '';
    case 'sent':
      return messages.emailSent(email);
    case 'not-sent':
      return messages.emailNotSent;
    case 'unreachable':
      return messages.emailCheckFailed;
  }
}
