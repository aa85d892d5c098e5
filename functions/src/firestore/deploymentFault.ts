interface DeploymentFault {
  explanation: string;
  /** Goes away without action. */
  isTemporary: boolean;
}

const indexBuilding = {
  explanation: 'Firestore is still building an index: the console shows its progress, under Firestore, Indexes.',
  isTemporary: true,
};
const missingIndex = {
  explanation: 'Firestore lacks an index: deploy firestore.indexes.json with the function, by `npm run deploy`.',
  isTemporary: false,
};
const missingDatabase = {
  explanation: 'The project has no Firestore database in Native mode: `npm run deploy -- --check` explains how.',
  isTemporary: false,
};

/** Error texts whose codes normally mean a collision. The first match wins. */
const FAULTS: [words: RegExp, fault: DeploymentFault][] = [
  [/^9 \w+: The query requires .*\bindex\b.* currently building/i, indexBuilding],
  [/^9 \w+: The query requires .*\bindex\b/i, missingIndex],
  [/^9 \w+: The Cloud Firestore API is not available/i, missingDatabase],
  [/^5 \w+: The database \S+ does not exist/i, missingDatabase],
];

/** @returns null unless the deployment causes the error */
export function deploymentFault(error: unknown): DeploymentFault | null {
  if (!(error instanceof Error)) return null;
  return FAULTS.find(([words]) => words.test(error.message))?.[1] ?? null;
}
