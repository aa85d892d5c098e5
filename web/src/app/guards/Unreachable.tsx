import * as messages from '@bookstore/messages/layout';
import { ErrorState } from '../../ui/ErrorState.tsx';

export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-10 sm:px-6 sm:py-14">
      <ErrorState onRetry={onRetry}>{messages.signInUnknown}</ErrorState>
    </div>
  );
}
