import { useRef, useState } from 'react';
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
  const isUnderWay = useRef(false);
  const [outcome, setOutcome] = useState<TaskOutcome>({ help: '', done: '' });
  const run = async (work: () => Promise<string>) => {
    // Not disabled meanwhile: the button would lose the focus.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setOutcome({ help: '', done: '' });
    try {
      setOutcome({ help: '', done: await work() });
    } catch (error) {
      setOutcome({ help: helpWith(task, error), done: '' });
    } finally {
      isUnderWay.current = false;
    }
  };
  return { run, outcome };
}
