import * as messages from '@bookstore/messages/common';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './Button.tsx';

interface Props {
  children: ReactNode;
  /** A change renders the children again. */
  resetKey?: string;
  /** Shown instead of failed children that are not a whole page. */
  fallback?: ReactNode;
}

/** Keeps the rest of the page if a part fails, usually because a release has replaced its chunk. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.reloadFailedPage);
  }

  override componentDidUpdate({ resetKey }: Props): void {
    // Rendering must not reset the state, because React may render a new address many times before showing it.
    if (resetKey !== this.props.resetKey && this.state.hasFailed) this.setState({ hasFailed: false });
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.reloadFailedPage);
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A part of the page failed', error, info.componentStack);
  }

  private readonly reloadFailedPage = () => {
    if (this.state.hasFailed && this.props.fallback === undefined) window.location.reload();
  };

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) return children;
    if (fallback !== undefined) return fallback;
    return (
      <div className="mx-auto grid max-w-page justify-items-center gap-5 px-4 py-24 text-center">
        <h1 className="font-display text-3xl">{messages.pageNotShown}</h1>
        <p role="alert" className="text-ink-soft">
          {navigator.onLine ? messages.pageNotShownReason : messages.pageNotShownOffline}
        </p>
        <RetryButton />
        {/* A full page load gets the files of the current release. */}
        <a href="/" className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4">
          {messages.goHome}
        </a>
      </div>
    );
  }
}

/** Reloads the page, because React keeps a failed import. */
export function RetryButton() {
  return (
    <Button look="secondary" onClick={() => window.location.reload()}>
      {messages.reloadPage}
    </Button>
  );
}
