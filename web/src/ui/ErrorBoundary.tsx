import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** A change of this value (the address) gives the children another chance. */
  resetKey?: string;
  /** Stands in for children that are not a whole page. */
  fallback?: ReactNode;
}

interface State {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/** Keeps the rest of the page when a part of it fails, a chunk that a new release has replaced above all. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A part of the page failed', error, info.componentStack);
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) return children;
    if (fallback !== undefined) return fallback;
    return (
      <div className="mx-auto grid max-w-page justify-items-center gap-5 px-4 py-24 text-center">
        <h1 className="font-display text-3xl">This page could not be shown</h1>
        <p role="alert" className="text-ink-soft">
          Something went wrong on our side, or the shop was updated while this page was open.
        </p>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="min-h-11 cursor-pointer font-medium text-accent underline underline-offset-4"
        >
          Reload the page
        </button>
      </div>
    );
  }
}
