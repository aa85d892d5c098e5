/** How failed calls are made again: milliseconds. */
export type RetryTimes = {
  /** After the first failure; twice as long after each further one. */
  readonly first: number;
  readonly longest: number;
  /** From the first call on; then the event is dropped. */
  readonly within: number;
  /** How long a call may take. The functions emulator never answers one whose process was killed in the middle of its answer. */
  readonly answer: number;
};

/** As Google does it, but sooner: somebody is sitting before it. A function takes a minute unless it asks for more. */
const USUAL: RetryTimes = { first: 1_000, longest: 60_000, within: 24 * 60 * 60_000, answer: 90_000 };

/** What is under way at once; the others wait. Each but the first costs the functions emulator a process. */
const AT_ONCE = 2;

/** One event on its way to one function. */
type Call = {
  readonly url: string;
  readonly event: string;
  readonly retry: boolean;
  /** Told when there is no such function any more. */
  readonly onGone: () => void;
};

type Attempt = Call & { readonly since: number; readonly failures: number };

/** Calls functions, each event until one call succeeds. Nobody waits for that. */
export class Calls {
  private readonly times: RetryTimes;
  private readonly log: (line: string) => void;
  private readonly waiting: Attempt[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly end = new AbortController();
  private running = 0;

  constructor(times: RetryTimes = USUAL, log: (line: string) => void = () => undefined) {
    this.times = times;
    this.log = log;
  }

  add(call: Call): void {
    this.enqueue({ ...call, since: Date.now(), failures: 0 });
  }

  /** Ends all calls, and drops what has not arrived. */
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
    if (this.running >= AT_ONCE) return;
    const attempt = this.waiting.shift();
    if (!attempt) return;
    this.running += 1;
    void this.make(attempt).finally(() => {
      this.running -= 1;
      this.next();
    });
  }

  private async make(attempt: Attempt): Promise<void> {
    const { url, event, onGone } = attempt;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: event,
        signal: AbortSignal.any([this.end.signal, AbortSignal.timeout(this.times.answer)]),
      });
      await response.arrayBuffer();
      if (response.status === 404) onGone();
      else if (!response.ok) this.later(attempt, `answered ${response.status}`);
    } catch (error) {
      this.later(attempt, error instanceof Error ? error.message : String(error));
    }
  }

  private later(attempt: Attempt, reason: string): void {
    if (this.end.signal.aborted) return;
    const { first, longest, within } = this.times;
    const { retry, url, since, failures } = attempt;
    const wait = Math.min(first * 2 ** failures, longest);
    if (!retry || Date.now() + wait > since + within) {
      this.log(`A call of ${url} was given up: ${reason}.`);
      return;
    }
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.enqueue({ ...attempt, failures: failures + 1 });
    }, wait);
    this.timers.add(timer);
  }
}
