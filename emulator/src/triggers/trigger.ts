import { invalidArgument } from '../errors.ts';
import type { DocumentChange } from '../storage/document.ts';

const TYPE = /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(?:\.withAuthContext)?$/;

export type Trigger = {
  readonly key: string;
  readonly database: string;
  readonly eventType: string;
  /** null is a wildcard. */
  readonly pattern: readonly (string | null)[];
  readonly retry: boolean;
};

const isWildcard = (segment: string) => segment.startsWith('{') && segment.endsWith('}');

function parsePattern(value: string, matchType: unknown): Trigger['pattern'] {
  const segments = value.split('/').filter(Boolean);
  if (segments.length === 0 || segments.length % 2 !== 0) {
    throw invalidArgument(`"${value}" is not a document path.`);
  }
  if (matchType !== 'PATH_PATTERN') return segments;
  if (segments.some((segment) => /[{*]/.test(segment) && (!isWildcard(segment) || segment.includes('=')))) {
    throw invalidArgument(`The pattern "${value}" is not supported: a wildcard must stand for one segment.`);
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
 * firebase-tools omits the `retry` option, so calls are retried unless the body has `"retry": false`. @throws
 * FirestoreError INVALID_ARGUMENT if it is invalid
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

export function matches({ database, eventType, pattern }: Trigger, change: DocumentChange): boolean {
  const { path } = change;
  if (path.database !== database || path.segments.length !== pattern.length) return false;
  const [, kind] = TYPE.exec(eventType) ?? [];
  if (kind !== 'written' && kind !== kindOf(change)) return false;
  return pattern.every((segment, index) => segment === null || segment === path.segments[index]);
}
