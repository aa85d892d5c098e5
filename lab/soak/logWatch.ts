/** A line of the log about something that nobody has waited for, and when it came. */
export interface LogLine {
  at: number;
  line: string;
}

interface LogWatch {
  take(line: string): void;
  unhandled: readonly LogLine[];
}

/** What Node and the functions framework print of a promise that nobody has waited for. */
const UNHANDLED = /unhandled|uncaught/i;
/** So the suite puts it that an instance has ended, for whatever reason. */
const ENDED = /Your function was killed/;
/**
 * A mail that is to wait asks for its event again by an error, after which the suite ends the instance. So does an event that meets the
 * locks of an instance that was killed.
 */
const ASKED_AGAIN = /functions: (RetryLater:|Error: 10 ABORTED: Transaction lock timeout)/;

/** Looks for errors that nobody has handled in what the suite prints. */
export function createLogWatch(clock: () => number = Date.now): LogWatch {
  const unhandled: LogLine[] = [];
  let askedAgain = 0;
  return {
    unhandled,
    take(line) {
      if (ASKED_AGAIN.test(line)) askedAgain += 1;
      else if (ENDED.test(line) && askedAgain > 0) askedAgain -= 1;
      else if (UNHANDLED.test(line)) unhandled.push({ at: clock(), line });
    },
  };
}
