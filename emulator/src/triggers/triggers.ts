import type { DocumentChange } from '../storage/document.ts';
import type { Commit, Store } from '../storage/store.ts';
import type { Micros } from '../time.ts';
import { Calls, type RetryTimes } from './calls.ts';
import { matches, parseTrigger, type Trigger } from './trigger.ts';

type TriggersOptions = {
  readonly store: Store;
  /** Without it functions are never called. */
  readonly functions: string | undefined;
  readonly retryTimes?: RetryTimes | undefined;
  readonly log?: ((line: string) => void) | undefined;
};

/** Calls functions at least once, in any order, without delaying the commit. */
export class Triggers {
  private readonly functions: string | undefined;
  private readonly calls: Calls;
  private readonly triggers = new Map<string, Trigger>();

  constructor({ store, functions, retryTimes, log }: TriggersOptions) {
    this.functions = functions;
    this.calls = new Calls(retryTimes, log);
    store.onCommit((commit) => this.dispatch(commit));
  }

  /** @throws FirestoreError INVALID_ARGUMENT for an invalid registration */
  register(project: string, key: string | null, body: unknown): void {
    if (this.functions === undefined) return;
    const trigger = parseTrigger(project, key, body);
    this.triggers.set(trigger.key, trigger);
  }

  close(): void {
    this.triggers.clear();
    this.calls.close();
  }

  private dispatch({ changes, at }: Commit): void {
    for (const trigger of this.triggers.values()) {
      for (const change of changes) {
        if (matches(trigger, change)) this.call(trigger, change, at).catch(console.error);
      }
    }
  }

  private async call(trigger: Trigger, change: DocumentChange, at: Micros): Promise<void> {
    const [, project] = trigger.database.split('/');
    const url = `http://${this.functions}/functions/projects/${project}/triggers/${trigger.key}`;
    // Many servers never need this module.
    const { toCloudEvent } = await import('./cloudEvent.ts');
    const onMissing = () => void this.triggers.delete(trigger.key);
    this.calls.add({ url, event: toCloudEvent(trigger, change, at), retry: trigger.retry, onMissing });
  }
}
