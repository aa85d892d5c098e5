import type { Answer } from '../google.ts';
import { deployCommand, type Finding, fine, missing } from '../questions.ts';
import { type Deployed, notSeen } from './deployed.ts';

interface IndexField {
  fieldPath: string;
  order?: string;
  arrayConfig?: string;
}

export interface IndexesFile {
  indexes: { collectionGroup: string; queryScope: string; fields: IndexField[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
}

interface StoredIndex {
  name: string;
  queryScope: string;
  fields: IndexField[];
  state: string;
}

interface StoredField {
  name: string;
  ttlConfig?: { state?: string };
}

/** Firestore appends `__name__` in the direction of the last field. */
function indexKey(collectionGroup: string, queryScope: string, fields: IndexField[]): string {
  const last = fields.at(-1);
  const all =
    last?.fieldPath === '__name__' ? fields : [...fields, { fieldPath: '__name__', order: last?.order ?? 'ASCENDING' }];
  const parts = all.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`);
  return `${collectionGroup} ${queryScope} ${parts.join(', ')}`;
}

const collectionOf = (name: string) => name.split('/').at(-3) ?? '';

const MAX_SHOWN = 3;

function compareIndexes({ indexes }: IndexesFile, { body }: Answer): string[] {
  const { indexes: stored = [] } = body as { indexes?: StoredIndex[] };
  const states = new Map(
    stored.map(({ name, queryScope, fields, state }) => [indexKey(collectionOf(name), queryScope, fields), state]),
  );
  return indexes.flatMap(({ collectionGroup, queryScope, fields }) => {
    const key = indexKey(collectionGroup, queryScope, fields);
    const state = states.get(key) ?? 'missing';
    return state === 'READY' ? [] : [`index ${key}: ${state}`];
  });
}

function compareExpiry({ fieldOverrides }: IndexesFile, { body }: Answer): string[] {
  const { fields: stored = [] } = body as { fields?: StoredField[] };
  const states = new Map(
    stored.map(({ name, ttlConfig }) => [`${collectionOf(name)}.${name.split('/').at(-1)}`, ttlConfig?.state]),
  );
  return fieldOverrides
    .filter(({ ttl }) => ttl)
    .flatMap(({ collectionGroup, fieldPath }) => {
      const state = states.get(`${collectionGroup}.${fieldPath}`) ?? 'missing';
      return state === 'ACTIVE' ? [] : [`expiry of ${collectionGroup}.${fieldPath}: ${state}`];
    });
}

export async function verifyIndexes({ projectId, google }: Deployed, file: IndexesFile): Promise<Finding> {
  const groups = `/v1/projects/${projectId}/databases/(default)/collectionGroups/-`;
  const [indexes, fields] = await Promise.all([
    google.get('firestore', `${groups}/indexes`),
    google.get('firestore', `${groups}/fields?filter=indexConfig.usesAncestorConfig=false OR ttlConfig:*`),
  ]);
  if (indexes.status !== 200 || fields.status !== 200) return notSeen('the indexes');
  const problems = [...compareIndexes(file, indexes), ...compareExpiry(file, fields)];
  if (problems.length > 0) {
    const shown = problems.slice(0, MAX_SHOWN).join('; ');
    const rest = problems.length - MAX_SHOWN;
    const command = deployCommand(projectId, '--only', 'firestore:indexes');
    const fix = `${command}, then wait: an index of a large collection takes minutes`;
    return missing(rest > 0 ? `${shown}; and ${rest} more` : shown, fix);
  }
  const expiring = file.fieldOverrides.filter(({ ttl }) => ttl).length;
  return fine(`${file.indexes.length} indexes and ${expiring} expiry policies are active`);
}
