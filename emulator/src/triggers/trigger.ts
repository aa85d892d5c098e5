import { invalidArgument } from '../errors.ts';
import type { DocumentChange } from '../storage/document.ts';

const TYPE = /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(?:\.withAuthContext)?$/;

/** A function that wants to be told of changes. */
export type Trigger = {
  /** What the functions emulator calls it. */
  readonly key: string;
  /** `projects/P/databases/D` */
  readonly database: string;
  readonly eventType: string;
  /** Segments of the documents' paths; null stands for any one. */
  readonly pattern: readonly (string | null)[];
  /** Whether a call that failed is made again. */
  readonly retry: boolean;
};

const isWildcard = (segment: string) => segment.startsWith('{') && segment.endsWith('}');

function parsePattern(value: string, matchType: unknown): Trigger['pattern'] {
  const segments = value.split('/').filter(Boolean);
  if (segments.length === 0 || segments.length % 2 !== 0) {
    throw invalidArgument(`"${value}" names no documents.`);
  }
  if (matchType !== 'PATH_PATTERN') return segments;
  if (segments.some((segment) => /[{*]/.test(segment) && (!isWildcard(segment) || segment.includes('=')))) {
    throw invalidArgument(
      `The pattern "${value}" is more than this emulator knows: a wildcard stands for one segment.`,
    );
  }
  return segments.map((segment) => (isWildcard(segment) ? null : segment));
}

type Registration = {
  eventType?: unknown;
  database?: unknown;
  document?: { value?: unknown; matchType?: unknown };
  retry?: unknown;
};

/**
 * Reads what firebase-tools registers. It does not say whether the function is deployed with `retry`, so a call is made
 * again unless the registration says `"retry": false`.
 * @throws INVALID_ARGUMENT
 */
export function parseTrigger(project: string, key: string | null, body: unknown): Trigger {
  const { eventType, database, document, retry } = (body ?? {}) as Registration;
  if (!key) throw invalidArgument('eventarcTriggerId is required.');
  if (typeof eventType !== 'string' || !TYPE.test(eventType)) throw invalidArgument('Unknown eventType.');
  if (typeof database !== 'string' || typeof document?.value !== 'string') {
    throw invalidArgument('database and document.value are required.');
  }
  return {
    key,
    database: `projects/${project}/databases/${database}`,
    eventType,
    pattern: parsePattern(document.value, document.matchType),
    retry: retry !== false,
  };
}

function kindOf({ before, after }: DocumentChange): string {
  if (!before) return 'created';
  return after ? 'updated' : 'deleted';
}

/** Whether a function wants to know of a change. */
export function wants({ database, eventType, pattern }: Trigger, change: DocumentChange): boolean {
  const { path } = change;
  if (path.database !== database || path.segments.length !== pattern.length) return false;
  const [, kind] = TYPE.exec(eventType) ?? [];
  if (kind !== 'written' && kind !== kindOf(change)) return false;
  return pattern.every((segment, index) => segment === null || segment === path.segments[index]);
}
