/** What is wrong with how the shop is deployed, and what to do about it. */
interface DeploymentFault {
  sentence: string;
  /** It passes by itself. */
  isTemporary: boolean;
}

const noIndexYet = {
  sentence: 'Firestore is still building an index: the console shows how far it is, under Firestore, Indexes.',
  isTemporary: true,
};
const noIndex = {
  sentence: 'Firestore lacks an index: deploy firestore.indexes.json with the function, by `npm run deploy`.',
  isTemporary: false,
};
const noDatabase = {
  sentence: 'The project has no Firestore database in Native mode: `npm run deploy -- --check` says how to make it.',
  isTemporary: false,
};

/** Firestore's words under codes that else say that a write found a document changed. The first that fits holds. */
const FAULTS: [words: RegExp, fault: DeploymentFault][] = [
  [/^9 \w+: The query requires .*\bindex\b.* currently building/i, noIndexYet],
  [/^9 \w+: The query requires .*\bindex\b/i, noIndex],
  [/^9 \w+: The Cloud Firestore API is not available/i, noDatabase],
  [/^5 \w+: The database \S+ does not exist/i, noDatabase],
];

/** @returns null where an error is not the deployment's fault. */
export function deploymentFault(error: unknown): DeploymentFault | null {
  if (!(error instanceof Error)) return null;
  return FAULTS.find(([words]) => words.test(error.message))?.[1] ?? null;
}
