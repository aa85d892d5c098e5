import { useState } from 'react';
import { useOneAtATime } from '../../lib/useOneAtATime.ts';
import { Alert } from '../../ui/Alert.tsx';
import { type AuthTask, authErrorMessage } from './authErrorMessage.ts';

/** The outcome of the last try: '' if there is nothing to say. */
interface TaskOutcome {
  hasFailed: boolean;
  /** What helps after a failure. */
  help: string;
  /** What was done. */
  done: string;
}

const NOTHING_YET: TaskOutcome = { hasFailed: false, help: '', done: '' };

/** Runs a form's call of the identity provider, one at a time, and keeps its outcome. The call resolves with a message. */
export function useAuthTask(task: AuthTask) {
  const once = useOneAtATime();
  const [outcome, setOutcome] = useState(NOTHING_YET);
  const run = (work: () => Promise<string>) =>
    once(async () => {
      setOutcome(NOTHING_YET);
      try {
        setOutcome({ ...NOTHING_YET, done: await work() });
      } catch (error) {
        setOutcome({ hasFailed: true, help: authErrorMessage(task, error), done: '' });
      }
    });
  return { run, outcome };
}

/** The message about such a call. */
export function AuthTaskNotice({ outcome: { help, done } }: { outcome: TaskOutcome }) {
  if (help) return <Alert>{help}</Alert>;
  return done && <Alert tone="note">{done}</Alert>;
}
