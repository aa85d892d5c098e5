import { membersOf, readProjectPolicy } from '../google.ts';
import { deployCommand, type Finding, fine, missing, open, setSecretCommand } from '../questions.ts';
import { type Deployed, notDeployed, notSeen } from './deployed.ts';

interface StoredFunction {
  name: string;
  state: string;
  serviceConfig?: {
    service?: string;
    uri?: string;
    serviceAccountEmail?: string;
    secretEnvironmentVariables?: { secret: string }[];
  };
  eventTrigger?: { trigger?: string; retryPolicy?: string };
}

export interface DeployedFunction extends StoredFunction {
  id: string;
}

/** @returns null without permission to list functions */
export async function listFunctions({ projectId, google }: Deployed): Promise<DeployedFunction[] | null> {
  const { status, body } = await google.get('functions', `/v2/projects/${projectId}/locations/-/functions`);
  if (status !== 200) return null;
  const { functions = [] } = body as { functions?: StoredFunction[] };
  return functions.map((one) => ({ ...one, id: one.name.split('/').at(-1) ?? '' }));
}

const redeployCommand = (projectId: string) => deployCommand(projectId, '--only', 'functions');

export function verifyFunctions(
  { projectId }: Deployed,
  functions: DeployedFunction[] | null,
  expected: readonly string[],
): Finding {
  if (!functions) return notSeen('the functions');
  const problems = expected.flatMap((id) => {
    const found = functions.find((one) => one.id === id);
    if (!found) return [`${id} is not deployed`];
    if (found.state !== 'ACTIVE') return [`${id} is ${found.state}`];
    const { eventTrigger } = found;
    return eventTrigger && eventTrigger.retryPolicy !== 'RETRY_POLICY_RETRY' ? [`${id} does not retry events`] : [];
  });
  if (problems.length > 0) return missing(problems.join('; '), redeployCommand(projectId));
  return fine(`${expected.join(', ')} are active`);
}

interface StoredService {
  latestReadyRevision?: string;
  latestCreatedRevision?: string;
  trafficStatuses?: { type?: string; percent?: number }[];
}

function describeTraffic(id: string, service: StoredService): string[] {
  const { latestReadyRevision, latestCreatedRevision, trafficStatuses = [] } = service;
  if (latestCreatedRevision !== latestReadyRevision) return [`the newest revision of ${id} did not start`];
  const latest = trafficStatuses.find(({ type }) => type === 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST');
  return latest?.percent === 100
    ? []
    : [`${id} sends ${latest?.percent ?? 0} % of the requests to its newest revision`];
}

export async function verifyTraffic(
  { projectId, google }: Deployed,
  functions: DeployedFunction[] | null,
): Promise<Finding> {
  if (!functions) return notSeen('the functions');
  const services = functions.flatMap(({ id, serviceConfig }) =>
    serviceConfig?.service ? [{ id, path: `/v2/${serviceConfig.service}` }] : [],
  );
  if (services.length === 0) return notDeployed('function');
  const answers = await Promise.all(services.map(({ path }) => google.get('run', path)));
  if (answers.some(({ status }) => status !== 200)) return notSeen('the Cloud Run services');
  const problems = answers.flatMap(({ body }, at) => describeTraffic(services[at]?.id ?? '', body as StoredService));
  if (problems.length > 0) return missing(problems.join('; '), redeployCommand(projectId));
  return fine('the newest revisions receive all requests');
}

export async function verifyTriggers(
  { projectId, google }: Deployed,
  functions: DeployedFunction[] | null,
): Promise<Finding> {
  if (!functions) return notSeen('the functions');
  const triggers = functions.flatMap(({ id, eventTrigger }) => (eventTrigger ? [{ id, ...eventTrigger }] : []));
  if (triggers.length === 0) return notDeployed('function with a trigger');
  const problems: string[] = [];
  for (const { id, trigger } of triggers) {
    const { status } = trigger ? await google.get('triggers', `/v1/${trigger}`) : { status: 404 };
    if (status === 404) problems.push(`${id} has no Eventarc trigger, so no event reaches it`);
    else if (status !== 200) return notSeen('the Eventarc triggers');
  }
  if (problems.length > 0) return missing(problems.join('; '), redeployCommand(projectId));
  return fine(triggers.map(({ id }) => id).join(', '));
}

const ACCESSOR = 'roles/secretmanager.secretAccessor';

export async function verifySecrets(
  { projectId, google }: Deployed,
  functions: DeployedFunction[] | null,
): Promise<Finding> {
  if (!functions) return notSeen('the functions');
  const uses = functions.flatMap(({ id, serviceConfig }) =>
    (serviceConfig?.secretEnvironmentVariables ?? []).map(({ secret }) => ({
      id,
      secret,
      account: serviceConfig?.serviceAccountEmail ?? '',
    })),
  );
  if (uses.length === 0) return notDeployed('function with a secret');
  for (const { id, secret, account } of uses) {
    const path = `/v1/projects/${projectId}/secrets/${secret}`;
    const [version, policy] = await Promise.all([
      google.get('secrets', `${path}/versions/latest`),
      google.get('secrets', `${path}:getIamPolicy`),
    ]);
    const { state } = version.body as { state?: string };
    if (version.status === 404 || (version.status === 200 && state !== 'ENABLED')) {
      return missing(`${secret} has no enabled version`, setSecretCommand(secret, projectId));
    }
    if (version.status !== 200 || policy.status !== 200) return notSeen('the secrets');
    if (!membersOf(policy.body, ACCESSOR).includes(`serviceAccount:${account}`)) {
      return missing(`${id} may not read ${secret} as ${account}`, redeployCommand(projectId));
    }
  }
  return fine([...new Set(uses.map(({ secret }) => secret))].join(', '));
}

const COMPUTE = '-compute@developer.gserviceaccount.com';

/** Reports functions of the default compute account, and its Editor role. */
export async function verifyRoles(
  { projectId, google }: Deployed,
  functions: DeployedFunction[] | null,
): Promise<Finding> {
  const policy = await readProjectPolicy(google, projectId);
  if (!functions || policy.status !== 200) return notSeen("the project's roles");
  const shared = functions.filter(({ serviceConfig }) => serviceConfig?.serviceAccountEmail?.endsWith(COMPUTE));
  if (shared.length > 0) {
    const ids = shared.map(({ id }) => id).join(', ');
    return missing(`${ids} run as the default compute account`, redeployCommand(projectId));
  }
  const editor = membersOf(policy.body, 'roles/editor').find((member) => member.endsWith(COMPUTE));
  if (editor) {
    const fix = `gcloud projects remove-iam-policy-binding ${projectId} --member ${editor} --role roles/editor`;
    return open('the default compute account is an Editor of the whole project', fix);
  }
  if (functions.length === 0) return notDeployed('function');
  return fine('each function has an account of its own, and none can edit the project');
}
