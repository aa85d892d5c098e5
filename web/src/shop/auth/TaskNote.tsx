import { Alert } from '../../ui/Alert.tsx';
import type { TaskOutcome } from './useAuthTask.ts';

/** What became of something that was asked of the identity provider. */
export function TaskNote({ outcome: { help, done } }: { outcome: TaskOutcome }) {
  if (help) return <Alert>{help}</Alert>;
  return done && <Alert tone="note">{done}</Alert>;
}
