import { useState } from 'react';
import { useOneAtATime } from '../../lib/useOneAtATime.ts';
import { Alert } from '../../ui/Alert.tsx';
import { type AuthTask, authErrorMessage } from './authErrorMessage.ts';

/** What the last try came to: '' where there is nothing to say. */
interface TaskOutcome {
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
        setOutcome({ help: authErrorMessage(task, error), done: '' });
      }
    });
  return { run, outcome };
}

/** What became of something that was asked of the identity provider. */
export function AuthTaskNotice({ outcome: { help, done } }: { outcome: TaskOutcome }) {
  if (help) return <Alert>{help}</Alert>;
  return done && <Alert tone="note">{done}</Alert>;
}
