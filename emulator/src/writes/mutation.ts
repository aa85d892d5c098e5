import { invalidArgument } from '../errors.ts';
import { type FieldPath, parseFieldPath } from '../model/fieldPaths.ts';
import { parseDocumentName, type ResourcePath } from '../model/names.ts';
import { utf8Length } from '../model/utf8.ts';
import type { Fields } from '../model/values.ts';
import { fieldsFromWire } from '../model/wireValues.ts';
import { type Micros, toMicros } from '../time.ts';
import type { WirePrecondition, WireWrite } from '../wire.ts';
import { checkDocumentFields } from './documentLimits.ts';
import { decodeTransform, type Transform } from './transforms.ts';

type Precondition = { readonly exists?: boolean; readonly updateTime?: Micros };

export type Mutation = {
  readonly operation: 'update' | 'delete' | 'verify' | 'transform';
  readonly name: string;
  readonly path: ResourcePath;
  readonly fields: Fields;
  /** Undefined replaces the document. */
  readonly mask: readonly FieldPath[] | undefined;
  readonly transforms: readonly Transform[];
  readonly precondition: Precondition | undefined;
};

/** https://cloud.google.com/firestore/quotas#writes_and_transactions */
const MAX_TRANSFORMS = 500;

const MAX_ID_BYTES = 1_500;

type Target = { readonly operation: Mutation['operation']; readonly name: string | undefined };

function targetOf(wire: WireWrite): Target {
  if (wire.update) return { operation: 'update', name: wire.update.name };
  if (wire.delete !== undefined) return { operation: 'delete', name: wire.delete };
  if (wire.transform) return { operation: 'transform', name: wire.transform.document };
  if (wire.verify !== undefined) return { operation: 'verify', name: wire.verify };
  throw invalidArgument('A write must have an operation.');
}

function checkPath(name: string, path: ResourcePath, database: string): void {
  if (path.database !== database) throw invalidArgument(`Document "${name}" is not in database "${database}".`);
  for (const [i, id] of path.segments.entries()) {
    if (utf8Length(id) > MAX_ID_BYTES) {
      const element = i % 2 === 0 ? 'kind' : 'name';
      throw invalidArgument(`The key path element ${element} is longer than ${MAX_ID_BYTES} bytes.`);
    }
  }
}

function checkVerify(wire: WireWrite): void {
  if (!wire.currentDocument) throw invalidArgument('a verify must contain a precondition');
  if (wire.updateMask) throw invalidArgument('a verify must not specify a document mask.');
  if (wire.updateTransforms?.length) throw invalidArgument('a verify must not specify a update transform.');
}

function decodePrecondition(wire: WirePrecondition | undefined): Precondition | undefined {
  if (wire?.exists !== undefined) return { exists: wire.exists };
  return wire?.updateTime ? { updateTime: toMicros(wire.updateTime) } : undefined;
}

function decodeWrite(wire: WireWrite, database: string): Mutation {
  const { operation, name = '' } = targetOf(wire);
  const parsed = parseDocumentName(name);
  checkPath(name, parsed, database);
  // Shared strings compare faster.
  const path = { database, segments: parsed.segments };
  if (operation === 'verify') checkVerify(wire);
  const mask = wire.updateMask ? (wire.updateMask.fieldPaths ?? []).map(parseFieldPath) : undefined;
  const transforms = [...(wire.updateTransforms ?? []), ...(wire.transform?.fieldTransforms ?? [])].map(
    decodeTransform,
  );
  const fields = fieldsFromWire(wire.update?.fields);
  checkDocumentFields(fields, path);
  return { operation, name, path, fields, mask, transforms, precondition: decodePrecondition(wire.currentDocument) };
}

/** A document may be written several times, but not verified as well. */
function checkVerifiedOnce(mutations: readonly Mutation[]): void {
  const seen = new Map<string, 'verified' | 'written'>();
  for (const { name, operation } of mutations) {
    const before = seen.get(name);
    const now = operation === 'verify' ? 'verified' : 'written';
    if (before === 'verified' && now === 'verified') {
      throw invalidArgument('the same document cannot be verified more than once in a single request');
    }
    if (before !== undefined && before !== now) {
      throw invalidArgument(`the same document cannot be ${before} and then ${now} in a single request`);
    }
    seen.set(name, now);
  }
}

/** Counts transforms per document in the request. */
function checkTransforms(mutations: readonly Mutation[]): void {
  const counts = new Map<string, number>();
  for (const { name, transforms } of mutations) {
    const count = (counts.get(name) ?? 0) + transforms.length;
    if (count > MAX_TRANSFORMS) {
      throw invalidArgument(`cannot have more than ${MAX_TRANSFORMS} field transforms on a single document`);
    }
    counts.set(name, count);
  }
}

/** @throws FirestoreError INVALID_ARGUMENT for an invalid write */
export function decodeWrites(writes: readonly WireWrite[] | undefined, database: string): Mutation[] {
  const mutations = (writes ?? []).map((wire) => decodeWrite(wire, database));
  checkVerifiedOnce(mutations);
  checkTransforms(mutations);
  return mutations;
}

/** BatchWrite allows one write per document. */
export function checkDistinctDocuments(mutations: readonly Mutation[]): void {
  if (new Set(mutations.map(({ name }) => name)).size < mutations.length) {
    throw invalidArgument('the same document cannot be written more than once in a single request');
  }
}
