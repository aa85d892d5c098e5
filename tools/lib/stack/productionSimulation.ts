/** Counted by emulator/src/production. */
export interface Bottleneck {
  kind: 'document' | 'index' | 'lock';
  name: string;
  writes: number;
  /** Milliseconds. */
  waited: number;
  refused: number;
}

interface ProductionReport {
  seconds: number;
  bottlenecks: Bottleneck[];
}

async function ask(firestoreHost: string, method: string, path: string, body?: object): Promise<Response> {
  const url = `http://${firestoreHost}/emulator/v1/production${path}`;
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok)
    throw new Error(`Firestore at ${firestoreHost} is not this repository's emulator: it answered ${answer.status}.`);
  return answer;
}

/** @param slowMotion for rates that this machine cannot reach */
export async function simulateProduction(firestoreHost: string, slowMotion = 1): Promise<void> {
  await ask(firestoreHost, 'PUT', '', { isOn: true, slowMotion });
}

export async function stopSimulation(firestoreHost: string): Promise<void> {
  await ask(firestoreHost, 'PUT', '', { isOn: false });
}

export async function resetCounts(firestoreHost: string): Promise<void> {
  await ask(firestoreHost, 'POST', ':count');
}

/** @throws Error if production is not simulated */
export async function readProductionReport(firestoreHost: string): Promise<ProductionReport> {
  const { production } = (await (await ask(firestoreHost, 'GET', '')).json()) as {
    production: ProductionReport | null;
  };
  if (!production) throw new Error('The emulator does not simulate production.');
  return production;
}
