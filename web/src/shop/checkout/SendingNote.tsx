import * as messages from '@bookstore/messages/checkout';
import { Spinner } from '../../ui/Spinner.tsx';

/** Fixed, because the button on phones is far below the top of the page. */
export function SendingNote({ isTryingAgain }: { isTryingAgain: boolean }) {
  return (
    <div className="pointer-events-none fixed inset-0 z-10 grid place-items-center">
      <div className="rounded-card border border-line bg-paper-raised shadow-pop">
        <Spinner label={messages.loading} className="px-8 py-5" />
        <p role="status" className="max-w-2xs px-8 pb-5 text-center empty:hidden">
          {isTryingAgain && messages.busyRetrying}
        </p>
      </div>
    </div>
  );
}
