import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type JsonObject = { [name: string]: unknown };

type Outcome = { status: string; message?: string };

export type RestStep = { method: string; path: string; body: JsonObject | null; status: number; response: JsonObject };
export type RestCase = { name: string; steps: RestStep[] };

export type SeedDocument = { name: string; fields: JsonObject };

export type QueryCase = {
  name: string;
  parent: string;
  query: JsonObject;
  outcome: Outcome & { responses?: JsonObject[]; fields?: { [document: string]: JsonObject } };
};

type AggregationCase = {
  name: string;
  parent: string;
  query: JsonObject;
  aggregations: JsonObject[];
  outcome: Outcome & { responses?: JsonObject[] };
};

export type ListCase = {
  name: string;
  parent: string;
  owner: boolean;
  request: JsonObject & { pages?: boolean; at_first_commit?: boolean };
  outcome: { code?: string; message?: string; documents?: JsonObject[]; pages?: string[][] };
};

/** Long values are recipes: ["string", length, character]. */
export type LimitCase = {
  name: string;
  path: (string | [string, string, number])[];
  fields: { [name: string]: unknown[] };
  outcome: { status: number; message: string };
};

export type Scenario = { name: string; slow?: boolean; steps: Step[] };

export type Step = {
  op: string;
  label: string;
  outcome?: Outcome & { result?: unknown };
  compare?: 'none' | 'status' | 'codes';
  background?: boolean;
  for?: string[];
  seconds?: number;
  as?: string;
  txn?: string;
  raw?: string;
  new?: JsonObject;
  options?: JsonObject;
  documents?: string[];
  document?: string;
  collection?: string;
  group?: boolean;
  pageSize?: number;
  writes?: ScenarioWrite[];
};

export type ScenarioWrite = {
  update?: string;
  delete?: string;
  verify?: string;
  n?: number;
  reserved?: boolean;
  exists?: boolean;
  mask?: string[];
  increment?: string;
};

type Recordings = {
  document_writes: { cases: RestCase[] };
  transforms: { cases: RestCase[] };
  queries: { dataset: SeedDocument[]; cases: QueryCase[] };
  aggregations: { dataset: SeedDocument[]; cases: AggregationCase[] };
  list_documents: { seed: string[][]; grpc: ListCase[] };
  limits: { cases: LimitCase[] };
  value_order: {
    values: {
      groups: { label: string; value: JsonObject }[][];
      rejected: { label: string; value: JsonObject; error: string }[];
    };
    paths: { order: string[] };
  };
  transactions: { scenarios: Scenario[] };
};

export function recordings<Name extends keyof Recordings>(name: Name): Recordings[Name] {
  return JSON.parse(readFileSync(join(import.meta.dirname, `../recordings/${name}.json`), 'utf8'));
}
