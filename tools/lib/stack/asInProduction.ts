/** What commits waited for in Firestore's emulator, as it answers it; emulator/src/production counts it. */
export interface Bottleneck {
  kind: 'document' | 'index' | 'lock';
  name: string;
  writes: number;
  /** Milliseconds of all commits together. */
  waited: number;
  refused: number;
}

interface ProductionReport {
  seconds: number;
  /** The longest waited for first. */
  bottlenecks: Bottleneck[];
}

async function ask(firestoreHost: string, method: string, path: string, body?: object): Promise<Response> {
  const url = `http://${firestoreHost}/emulator/v1/production${path}`;
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`Firestore at ${firestoreHost} is not our emulator: it answers ${answer.status}.`);
  return answer;
}

/**
 * Makes the emulator wait as production does, and for its limits, from now on.
 * @param slowMotion how many times slower than production, for what is more than this machine can do
 */
export async function beAsInProduction(firestoreHost: string, slowMotion = 1): Promise<void> {
  await ask(firestoreHost, 'PUT', '', { isOn: true, slowMotion });
}

export async function beFast(firestoreHost: string): Promise<void> {
  await ask(firestoreHost, 'PUT', '', { isOn: false });
}

/** Begins to count anew what commits wait for. */
export async function countAnew(firestoreHost: string): Promise<void> {
  await ask(firestoreHost, 'POST', ':count');
}

/** @throws Error when it is not as in production. */
export async function readProduction(firestoreHost: string): Promise<ProductionReport> {
  const { production } = (await (await ask(firestoreHost, 'GET', '')).json()) as {
    production: ProductionReport | null;
  };
  if (!production) throw new Error('Firestore is not as in production.');
  return production;
}
