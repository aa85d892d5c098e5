import { type Child, startChild } from './child.ts';
import { freePort } from './freePort.ts';
import { PROGRAMS } from './paths.ts';

/** Where a function finds its Firestore and its accounts: host:port. */
export interface Emulators {
  firestoreHost: string;
  authHost: string;
}

/** What a server has used since it started. */
export interface Usage {
  cpuMicros: number;
  rssBytes: number;
  /** What it asked Firestore for; zeros for a server that knows none. */
  costs: { reads: number; writes: number; aggregations: number };
}

export interface Server {
  port: number;
  usage(): Promise<Usage>;
  /** What it holds once everything is collected that it no longer needs. */
  liveBytes(): Promise<number>;
  stop(): Promise<void>;
}

function toServer(child: Child, port: number): Server {
  return {
    port,
    usage: () => child.ask<Usage>('usage'),
    liveBytes: () => child.ask<number>('live'),
    stop: child.stop,
  };
}

/** How the buildpack of Cloud Functions starts a function. */
export function frameworkEnvironment(port: number): NodeJS.ProcessEnv {
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    FUNCTION_TARGET: 'api',
    FUNCTION_SIGNATURE_TYPE: 'http',
    NODE_ENV: 'production',
  };
}

/** The function finds its emulators by these; without FUNCTIONS_EMULATOR it would refuse them. */
export function shopEnvironment({ firestoreHost, authHost }: Emulators, projectId: string): NodeJS.ProcessEnv {
  return {
    FUNCTIONS_EMULATOR: 'true',
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    METADATA_SERVER_DETECTION: 'none',
  };
}

export async function startFloorExpress(): Promise<Server> {
  const port = await freePort();
  const options = { environment: { PORT: String(port), NODE_ENV: 'production' }, preload: [PROGRAMS.meter], port };
  return toServer(await startChild(PROGRAMS.floorExpress, options), port);
}

export async function startFloorFramework(): Promise<Server> {
  const port = await freePort();
  const options = {
    args: ['--source', PROGRAMS.floorFunction],
    environment: frameworkEnvironment(port),
    preload: [PROGRAMS.meter],
    port,
  };
  return toServer(await startChild(PROGRAMS.framework, options), port);
}

/** The built function in a process of its own, as one instance in the cloud. @param settings of the shop, beside the usual ones */
export async function startShop(
  emulators: Emulators,
  projectId: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const port = await freePort();
  const environment = {
    ...frameworkEnvironment(port),
    ...shopEnvironment(emulators, projectId),
    METER_FIRESTORE: '1',
    ...settings,
  };
  const options = { args: ['--source', PROGRAMS.shop], environment, preload: [PROGRAMS.meter], port };
  return toServer(await startChild(PROGRAMS.framework, options), port);
}

/** The built function that carries out tasks, in a process of its own, on the port to which the Firestore emulator sends events. */
export async function startWorker(emulators: Emulators, projectId: string, port: number): Promise<Server> {
  const environment = {
    ...frameworkEnvironment(port),
    FUNCTION_TARGET: 'worker',
    FUNCTION_SIGNATURE_TYPE: 'cloudevent',
    ...shopEnvironment(emulators, projectId),
    METER_FIRESTORE: '1',
  };
  const options = { args: ['--source', PROGRAMS.shop], environment, preload: [PROGRAMS.meter], port };
  const server = toServer(await startChild(PROGRAMS.framework, options), port);
  const path = `/emulator/v1/projects/${projectId}/eventarcTrigger?eventarcTriggerId=worker-${projectId}`;
  const registration = {
    eventType: 'google.cloud.firestore.document.v1.created',
    database: '(default)',
    document: { value: 'tasks/{id}', matchType: 'PATH_PATTERN' },
  };
  const answer = await fetch(`http://${emulators.firestoreHost}${path}`, {
    method: 'POST',
    body: JSON.stringify(registration),
  });
  if (!answer.ok) throw new Error(`Firestore refused the worker: ${await answer.text()}`);
  return server;
}
