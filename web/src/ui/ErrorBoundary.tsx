import * as messages from '@bookstore/messages/common';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { RetryKey } from '../lib/lazyNamed.tsx';

interface Props {
  children: ReactNode;
  /** A change of this value (the address) is another attempt to show the children, as is the network's return. */
  resetKey?: string;
  /** Shown instead of failed children that are not a whole page. */
  fallback?: ReactNode;
}

interface State {
  hasFailed: boolean;
  attempt: object;
}

const WAY = 'inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4';

const nextAttempt = () => ({ hasFailed: false, attempt: {} });

/** Keeps the rest of the page when a part of it fails, most often because a new release has replaced its chunk. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = nextAttempt();

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.tryAgain);
  }

  override componentDidUpdate({ resetKey }: Props): void {
    // Not while rendering: React may render a new address many times before it shows it, and each would be an attempt.
    if (resetKey !== this.props.resetKey) this.tryAgain();
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.tryAgain);
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A part of the page failed', error, info.componentStack);
  }

  private readonly tryAgain = () => {
    if (this.state.hasFailed) this.setState(nextAttempt());
  };

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) return <RetryKey value={this.state.attempt}>{children}</RetryKey>;
    if (fallback !== undefined) return fallback;
    return (
      <div className="mx-auto grid max-w-page justify-items-center gap-5 px-4 py-24 text-center">
        <h1 className="font-display text-3xl">{messages.pageNotShown}</h1>
        <p role="alert" className="text-ink-soft">
          {navigator.onLine ? messages.pageNotShownReason : messages.pageNotShownOffline}
        </p>
        <button type="button" onClick={() => window.location.reload()} className={WAY}>
          {messages.reloadPage}
        </button>
        {/* A full page load, with the files of the present release. */}
        <a href="/" className={WAY}>
          {messages.toTheHomePage}
        </a>
      </div>
    );
  }
}
