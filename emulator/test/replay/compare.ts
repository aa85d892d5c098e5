import { isTime, nanosOf } from './protoJson.ts';
import type { JsonObject } from './recordings.ts';

/** Two errors of the official emulator show its internals; production's text replaces them. */
function toProductionMessage(message: string): string {
  return message
    .replace(
      /^entity already exists: EntityRef\[partitionRef=dev~([^,]+), path=(.+)\]$/s,
      'Document already exists: projects/$1/databases/(default)/documents$2',
    )
    .replace(
      /^no entity to update: app: "dev~([^"]+)"\npath <\n {2}Element \{\n {4}type: "([^"]+)"\n {4}name: "([^"]+)"\n {2}\}\n>\n$/s,
      'No document to update: projects/$1/databases/(default)/documents/$2/$3',
    );
}

export function comparableMessage(message: string): string {
  return toProductionMessage(message).replace(/stored version \(\d+\)/, 'stored version (<n>)');
}

/** Times differ, but equal ones must stay equal and later ones later. */
export class AnswerComparison {
  readonly times = new Map<string, string>();
  private readonly serverTimes = new Map<string, string>();
  private readonly recordedDay: string | undefined;
  private readonly automaticId: string | undefined;

  constructor({ recordedDay, automaticId }: { recordedDay?: string; automaticId?: string } = {}) {
    this.recordedDay = recordedDay;
    this.automaticId = automaticId;
  }

  differences(recorded: unknown, actual: unknown, path = ''): string[] {
    const name = path.split('.').at(-1) ?? '';
    const special = this.specialDifference(name, recorded, actual);
    if (special !== undefined) return special === '' ? [] : [`${path}: ${special}`];
    if (Array.isArray(recorded)) return this.listDifferences(recorded, actual, path);
    if (typeof recorded === 'object' && recorded !== null) {
      return this.objectDifferences(recorded as JsonObject, actual, path);
    }
    return Object.is(recorded, actual) ? [] : [`${path}: ${JSON.stringify(actual)}, not ${JSON.stringify(recorded)}`];
  }

  /** Returns undefined if values must be equal, otherwise the problem with their form. */
  private specialDifference(name: string, recorded: unknown, actual: unknown): string | undefined {
    if (name === 'readTime') return isTime(actual) ? '' : 'no read time';
    if (name === 'nextPageToken') return typeof actual === 'string' && actual !== '' ? '' : 'no page token';
    if (['createTime', 'updateTime', 'commitTime'].includes(name) && isTime(recorded)) {
      return this.timeDifference(recorded, actual);
    }
    if (name === 'timestampValue' && this.recordedDay && String(recorded).startsWith(this.recordedDay)) {
      return this.serverTimeDifference(String(recorded), actual);
    }
    if (name === 'name' && this.automaticId && String(recorded).endsWith(this.automaticId)) {
      return /\/[A-Za-z0-9]{20}$/.test(String(actual)) ? '' : `automatic id ${actual}`;
    }
    return undefined;
  }

  private timeDifference(recorded: string, actual: unknown): string {
    if (!isTime(actual)) return `not a time: ${actual}`;
    if (nanosOf(actual) % 1000n !== 0n) return `finer than microseconds: ${actual}`;
    const known = this.times.get(recorded);
    if (known !== undefined) return known === actual ? '' : `${actual} should equal ${known}`;
    for (const [otherRecorded, otherActual] of this.times) {
      if (otherActual === actual) return `${actual} stands for two moments`;
      const isEarlier = nanosOf(otherRecorded) < nanosOf(recorded);
      if (isEarlier !== nanosOf(otherActual) < nanosOf(actual)) return `${actual} is out of order with ${otherActual}`;
    }
    this.times.set(recorded, actual);
    return '';
  }

  private serverTimeDifference(recorded: string, actual: unknown): string {
    if (!isTime(actual)) return 'no server time';
    if (nanosOf(actual) % 1_000_000n !== 0n) return `server time finer than milliseconds: ${actual}`;
    const known = this.serverTimes.get(recorded) ?? actual;
    this.serverTimes.set(recorded, known);
    return known === actual ? '' : 'server times differ within a commit';
  }

  private listDifferences(recorded: unknown[], actual: unknown, path: string): string[] {
    if (!Array.isArray(actual)) return [`${path}: not a list`];
    if (actual.length !== recorded.length) return [`${path}: ${actual.length} entries, not ${recorded.length}`];
    return recorded.flatMap((entry, i) => this.differences(entry, actual[i], `${path}.${i}`));
  }

  private objectDifferences(recorded: JsonObject, actual: unknown, path: string): string[] {
    if (typeof actual !== 'object' || actual === null) return [`${path}: ${JSON.stringify(actual)}`];
    const members = actual as JsonObject;
    return [...new Set([...Object.keys(recorded), ...Object.keys(members)])].flatMap((name) => {
      const [want, got] = [recorded[name], members[name]];
      const isEmptyMessage = typeof want === 'object' && want !== null && Object.keys(want).length === 0;
      if (got === undefined) return isEmptyMessage ? [] : [`${path}.${name}: missing`];
      if (want === undefined) return [`${path}.${name}: unexpected`];
      return this.differences(want, got, path === '' ? name : `${path}.${name}`);
    });
  }
}
