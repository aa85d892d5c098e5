import { createRequire } from 'node:module';
import { ROOT } from '../../../tools/lib/paths.ts';

export interface Answer {
  status: number;
  body: unknown;
}

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

const ORIGIN_NAMES = {
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
type Service = keyof typeof ORIGIN_NAMES;

export const documentsPath = (projectId: string) => `/v1/projects/${projectId}/databases/(default)/documents`;

export const runQuery = (google: Google, projectId: string, structuredQuery: object): Promise<Answer> =>
  google.post('firestore', `${documentsPath(projectId)}:runQuery`, { structuredQuery });

export const readProjectPolicy = (google: Google, projectId: string): Promise<Answer> =>
  google.post('projects', `/v1/projects/${projectId}:getIamPolicy`, {});

export function membersOf(policy: unknown, role: string): string[] {
  const { bindings = [] } = policy as { bindings?: { role?: string; members?: string[] }[] };
  return bindings.filter((binding) => binding.role === role).flatMap(({ members = [] }) => members);
}

export interface Iam {
  createServiceAccount: (projectId: string, id: string, description: string, displayName: string) => Promise<unknown>;
  addServiceAccountToRoles: (projectId: string, id: string, roles: readonly string[]) => Promise<unknown>;
}

export interface FirebaseCli {
  projectId: string | undefined;
  /** @throws Error if no user is logged in */
  logIn: () => Promise<void>;
  google: Google;
  iam: Iam;
}

/** @param project defaults to the project of `firebase use` */
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
