import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import type { BackedUpCollection, Manifest } from './manifest.ts';
import type { Json } from './typedValues.ts';

/** A line of a backup. `text` is the line itself. */
export interface Line {
  id: string;
  data: { [name: string]: Json };
  text: string;
}

const lineSchema = z.object({ id: z.string().min(1), data: z.record(z.string(), z.json()) });

/** The lines of one collection, in the order of the ids. */
export async function* linesOf(folder: string, { file }: BackedUpCollection): AsyncGenerator<Line> {
  const lines = createInterface({ input: createReadStream(join(folder, file)), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const text of lines) yield { ...lineSchema.parse(JSON.parse(text)), text };
}

async function findDamage(folder: string, { file, bytes, sha256 }: BackedUpCollection): Promise<string | undefined> {
  const path = join(folder, file);
  if (!existsSync(path)) return `${file} is missing`;
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  if (size !== bytes) return `${file} has ${size} bytes instead of ${bytes}`;
  return hash.digest('hex') === sha256 ? undefined : `${file} was changed`;
}

/** Reads every file once. @throws when one differs from what the manifest says of it. */
export async function refuseDamaged(folder: string, manifest: Manifest): Promise<void> {
  for (const collection of manifest.collections) {
    const damage = await findDamage(folder, collection);
    if (damage) throw new Error(`The backup in ${folder} is damaged: ${damage}. Nothing was restored.`);
  }
}
