import { createRequire } from 'node:module';
import { ROOT } from '../../../tools/lib/paths.ts';

/** An answer of one of Google's APIs, refusals included. */
export interface Answer {
  status: number;
  body: unknown;
}

/** The APIs that the checks ask. */
type Service =
  | 'firebase'
  | 'billing'
  | 'firestore'
  | 'secrets'
  | 'accounts'
  | 'artifacts'
  | 'services'
  | 'projects'
  | 'functions'
  | 'run'
  | 'triggers'
  | 'scheduler'
  | 'iam'
  | 'logs';

/** Google's APIs, asked as the person that is logged in with the Firebase CLI. */
export interface Google {
  get: (service: Service, path: string) => Promise<Answer>;
  post: (service: Service, path: string, body: object) => Promise<Answer>;
}

interface Options {
  project?: string | undefined;
  projectId?: string;
  cwd: string;
  nonInteractive: boolean;
}

interface Client {
  request(request: { method: string; path: string; body?: object; resolveOnHTTPError: true }): Promise<Answer>;
}

type Origins = Record<string, () => string>;

/** The parts of the Firebase CLI that know who is logged in, which project is chosen and where Google's APIs are. */
function loadCli() {
  const require = createRequire(import.meta.url);
  const { Command } = require('firebase-tools/lib/command') as {
    Command: new (name: string) => { prepare(options: Options): Promise<void> };
  };
  const { requireAuth } = require('firebase-tools/lib/requireAuth') as {
    requireAuth: (options: Options) => Promise<string | null>;
  };
  const { Client } = require('firebase-tools/lib/apiv2') as { Client: new (options: { urlPrefix: string }) => Client };
  const origins = require('firebase-tools/lib/api') as Origins;
  const { createServiceAccount } = require('firebase-tools/lib/gcp/iam') as Iam;
  const { addServiceAccountToRoles } = require('firebase-tools/lib/gcp/resourceManager') as Iam;
  return { Command, requireAuth, Client, origins, iam: { createServiceAccount, addServiceAccountToRoles } };
}

const ORIGIN_NAMES: Record<Service, string> = {
  firebase: 'firebaseApiOrigin',
  billing: 'cloudbillingOrigin',
  firestore: 'firestoreOrigin',
  secrets: 'secretManagerOrigin',
  accounts: 'identityOrigin',
  artifacts: 'artifactRegistryDomain',
  services: 'serviceUsageOrigin',
  projects: 'resourceManagerOrigin',
  functions: 'functionsV2Origin',
  run: 'cloudRunApiOrigin',
  triggers: 'eventarcOrigin',
  scheduler: 'cloudschedulerOrigin',
  iam: 'iamOrigin',
  logs: 'cloudloggingOrigin',
};

/** The two functions of the Firebase CLI that change accounts. */
export interface Iam {
  createServiceAccount: (projectId: string, id: string, description: string, displayName: string) => Promise<unknown>;
  addServiceAccountToRoles: (projectId: string, id: string, roles: readonly string[]) => Promise<unknown>;
}

export interface FirebaseCli {
  /** What `firebase deploy` would deploy to; undefined when none is chosen. */
  projectId: string | undefined;
  /** @throws when nobody is logged in. */
  logIn: () => Promise<void>;
  google: Google;
  iam: Iam;
}

/** @param project what --project says; otherwise the one that was chosen with `firebase use`. */
export async function openFirebaseCli(project: string | undefined): Promise<FirebaseCli> {
  const { Command, requireAuth, Client, origins, iam } = loadCli();
  const options: Options = { project, cwd: ROOT, nonInteractive: true };
  await new Command('deploy').prepare(options);
  const ask = async (service: Service, method: string, path: string, body?: object): Promise<Answer> => {
    const client = new Client({ urlPrefix: origins[ORIGIN_NAMES[service]]?.() ?? '' });
    const request = { method, path, ...(body && { body }), resolveOnHTTPError: true } as const;
    const { status, body: answer } = await client.request(request);
    return { status, body: answer };
  };
  return {
    projectId: options.projectId,
    logIn: async () => {
      await requireAuth(options);
    },
    google: {
      get: (service, path) => ask(service, 'GET', path),
      post: (service, path, body) => ask(service, 'POST', path, body),
    },
    iam,
  };
}
