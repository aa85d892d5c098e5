import { useState } from 'react';
import { useOneAtATime } from '../../lib/useOneAtATime.ts';
import { Alert } from '../../ui/Alert.tsx';
import { type AuthTask, authErrorMessage } from './authErrorMessage.ts';

interface TaskOutcome {
  hasFailed: boolean;
  help: string;
  done: string;
}

const INITIAL_STATE: TaskOutcome = { hasFailed: false, help: '', done: '' };

/** Runs one call of the identity provider at a time, which resolves with a message. */
export function useAuthTask(task: AuthTask) {
  const once = useOneAtATime();
  const [outcome, setOutcome] = useState(INITIAL_STATE);
  const run = (work: () => Promise<string>) =>
    once(async () => {
      setOutcome(INITIAL_STATE);
      try {
        setOutcome({ ...INITIAL_STATE, done: await work() });
      } catch (error) {
        setOutcome({ hasFailed: true, help: authErrorMessage(task, error), done: '' });
      }
    });
  return { run, outcome };
}

export function AuthTaskNotice({ outcome: { help, done } }: { outcome: TaskOutcome }) {
  if (help) return <Alert>{help}</Alert>;
  return done && <Alert tone="note">{done}</Alert>;
}
