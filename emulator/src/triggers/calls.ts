/** Milliseconds. */
export type RetryTimes = {
  readonly initialDelay: number;
  readonly maxDelay: number;
  /** Counted from the first call; then the event is dropped. */
  readonly maxAge: number;
  /** The functions emulator never answers for a killed process. */
  readonly callTimeout: number;
};

/** Google's schedule with shorter delays. Functions time out after a minute. */
const DEFAULT_RETRY_TIMES: RetryTimes = {
  initialDelay: 1_000,
  maxDelay: 60_000,
  maxAge: 24 * 60 * 60_000,
  callTimeout: 90_000,
};

/** Each further call costs the functions emulator a process. */
const MAX_CONCURRENT = 2;

type Call = {
  readonly url: string;
  readonly event: string;
  readonly retry: boolean;
  /** Called if the function no longer exists. */
  readonly onMissing: () => void;
};

type Attempt = Call & { readonly since: number; readonly failures: number };

/** Calls in the background until each event succeeds. */
export class Calls {
  private readonly times: RetryTimes;
  private readonly log: (line: string) => void;
  private readonly waiting: Attempt[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly end = new AbortController();
  private running = 0;

  constructor(times: RetryTimes = DEFAULT_RETRY_TIMES, log: (line: string) => void = () => undefined) {
    this.times = times;
    this.log = log;
  }

  add(call: Call): void {
    this.enqueue({ ...call, since: Date.now(), failures: 0 });
  }

  close(): void {
    this.end.abort();
    this.waiting.length = 0;
    for (const timer of this.timers) clearTimeout(timer);
  }

  private enqueue(attempt: Attempt): void {
    if (this.end.signal.aborted) return;
    this.waiting.push(attempt);
    this.next();
  }

  private next(): void {
    if (this.running >= MAX_CONCURRENT) return;
    const attempt = this.waiting.shift();
    if (!attempt) return;
    this.running += 1;
    void this.send(attempt).finally(() => {
      this.running -= 1;
      this.next();
    });
  }

  private async send(attempt: Attempt): Promise<void> {
    const { url, event, onMissing } = attempt;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: event,
        signal: AbortSignal.any([this.end.signal, AbortSignal.timeout(this.times.callTimeout)]),
      });
      await response.arrayBuffer();
      if (response.status === 404) onMissing();
      else if (!response.ok) this.retryLater(attempt, `answered ${response.status}`);
    } catch (error) {
      this.retryLater(attempt, error instanceof Error ? error.message : String(error));
    }
  }

  private retryLater(attempt: Attempt, reason: string): void {
    if (this.end.signal.aborted) return;
    const { initialDelay, maxDelay, maxAge } = this.times;
    const { retry, url, since, failures } = attempt;
    const wait = Math.min(initialDelay * 2 ** failures, maxDelay);
    if (!retry || Date.now() + wait > since + maxAge) {
      this.log(`Stopped calling ${url}: ${reason}.`);
      return;
    }
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.enqueue({ ...attempt, failures: failures + 1 });
    }, wait);
    this.timers.add(timer);
  }
}
