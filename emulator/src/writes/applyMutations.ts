import { alreadyExists, failedPrecondition, notFound } from '../errors.ts';
import { getField, removeField, setField } from '../model/fields.ts';
import { areIdenticalFields } from '../model/valueOrder.ts';
import type { Fields, Value } from '../model/values.ts';
import { toWire } from '../model/wireValues.ts';
import type { Database } from '../storage/database.ts';
import { type DocumentChange, newDocument, type StoredDocument } from '../storage/document.ts';
import { type Micros, toTimestamp } from '../time.ts';
import type { WireWriteResult } from '../wire.ts';
import { checkDocumentFields } from './documentLimits.ts';
import type { Mutation } from './mutation.ts';
import { applyTransform } from './transforms.ts';

type Outcome = { readonly changes: DocumentChange[]; readonly results: WireWriteResult[] };

function checkPrecondition({ name, precondition }: Mutation, current: StoredDocument | undefined): void {
  if (precondition?.exists === true && !current) throw notFound(`No document to update: ${name}`);
  if (precondition?.exists === false && current) throw alreadyExists(`Document already exists: ${name}`);
  const required = precondition?.updateTime;
  if (required !== undefined && current?.updateTime !== required) {
    const stored = current?.updateTime ?? 0n;
    throw failedPrecondition(`the stored version (${stored}) does not match the required base version (${required})`);
  }
}

/** Mask paths without a value are removed. */
function merge(current: Fields, { fields, mask }: Mutation): Fields {
  if (!mask) return fields;
  return mask.reduce((merged, path) => {
    const value = getField(fields, path);
    return value === undefined ? removeField(merged, path) : setField(merged, path, value);
  }, current);
}

function transformed(fields: Fields, { transforms }: Mutation, at: Micros): { fields: Fields; results: Value[] } {
  const results: Value[] = [];
  let changed = fields;
  for (const transform of transforms) {
    const { value, result } = applyTransform(transform, getField(changed, transform.path), at);
    changed = setField(changed, transform.path, value);
    results.push(result);
  }
  return { fields: changed, results };
}

/** Returns the same version if nothing changed, so that its update time stays. */
function nextVersion(mutation: Mutation, current: StoredDocument | undefined, fields: Fields, at: Micros) {
  if (current && areIdenticalFields(current.fields, fields)) return current;
  const { name, path } = mutation;
  return newDocument({ name, path, fields, createTime: current?.createTime ?? at, updateTime: at });
}

function applyUpdate(mutation: Mutation, current: StoredDocument | undefined, at: Micros) {
  const before: Fields = current?.fields ?? new Map();
  const merged = mutation.operation === 'update' ? merge(before, mutation) : before;
  const { fields, results } = transformed(merged, mutation, at);
  // Fields merged with existing ones may break a limit.
  if (mutation.mask || mutation.transforms.length > 0) checkDocumentFields(fields, mutation.path);
  const document = nextVersion(mutation, current, fields, at);
  const result: WireWriteResult = { updateTime: toTimestamp(document.updateTime) };
  if (results.length > 0) result.transformResults = results.map(toWire);
  return { document, result };
}

/**
 * Stores nothing. @throws FirestoreError NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION for a failed precondition,
 * INVALID_ARGUMENT for a document beyond the limits
 */
export function applyMutations(database: Database, mutations: readonly Mutation[], at: Micros): Outcome {
  const staged = new Map<string, DocumentChange>();
  const results: WireWriteResult[] = [];
  for (const mutation of mutations) {
    const { name, path, operation } = mutation;
    const change = staged.get(name);
    const current = change ? change.after : database.get(path);
    const before = change ? change.before : current;
    checkPrecondition(mutation, current);
    if (operation === 'update' || operation === 'transform') {
      const { document, result } = applyUpdate(mutation, current, at);
      staged.set(name, { name, path, before, after: document });
      results.push(result);
      continue;
    }
    if (operation === 'delete') staged.set(name, { name, path, before, after: undefined });
    results.push({});
  }
  return { changes: [...staged.values()].filter(({ before, after }) => before !== after), results };
}
