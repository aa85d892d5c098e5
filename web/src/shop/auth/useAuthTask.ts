import { useState } from 'react';
import { useOneAtATime } from '../../lib/useOneAtATime.ts';
import { type AuthTask, helpWith } from './authHelp.ts';

/** What the last try came to: '' where there is nothing to say. */
export interface TaskOutcome {
  /** What helps after a failure. */
  help: string;
  /** What was done. */
  done: string;
}

/** Runs what a form asks of the identity provider, once at a time, and keeps what came of it. The work answers what was done. */
export function useAuthTask(task: AuthTask) {
  const once = useOneAtATime();
  const [outcome, setOutcome] = useState<TaskOutcome>({ help: '', done: '' });
  const run = (work: () => Promise<string>) =>
    once(async () => {
      setOutcome({ help: '', done: '' });
      try {
        setOutcome({ help: '', done: await work() });
      } catch (error) {
        setOutcome({ help: helpWith(task, error), done: '' });
      }
    });
  return { run, outcome };
}
