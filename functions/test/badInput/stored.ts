export type Stored = ReadonlyMap<string, string>;

/** Rate limit counters are all that refused calls write. */
const COUNTERS = '/documents/throttles/';

interface Found {
  document?: { name: string; updateTime: string };
}

/** Update times reveal every write. */
export async function readStored(projectId: string): Promise<Stored> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  const path = `projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`http://${host}/v1/${path}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: { from: [{ allDescendants: true }], select: { fields: [{ fieldPath: '__name__' }] } },
    }),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}: ${await response.text()}`);
  const found = (await response.json()) as Found[];
  const documents = found.flatMap(({ document }) => document ?? []).filter(({ name }) => !name.includes(COUNTERS));
  return new Map(documents.map(({ name, updateTime }) => [name.slice(path.length), updateTime]));
}
