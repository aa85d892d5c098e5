import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { REGION } from '../../tools/lib/addresses.ts';
import { ROOT } from '../../tools/lib/paths.ts';

export interface Received {
  method: string;
  path: string;
  body: Buffer;
}

export interface StandIn {
  origin: string;
  received: Received[];
  environment: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

export interface StandInProject {
  id: string;
  isBlaze: boolean;
  hasDatabase: boolean;
  hasWebApp: boolean;
  hasAdmin: boolean;
  /** Null if missing. */
  secret: string | null;
  books?: Record<string, number>;
}

type Answer = { status?: number; body: unknown } | undefined;
type Route = [method: string, path: RegExp, answer: (request: Received) => Answer];

const NUMBER = '1234567890';
const ok = (body: unknown): Answer => ({ body });
const notFound: Answer = { status: 404, body: { error: { code: 404, message: 'Not found.', status: 'NOT_FOUND' } } };
const orNotFound = (isThere: boolean, body: unknown): Answer => (isThere ? { body } : notFound);
const done = (response: object = {}) => ok({ name: 'operations/done', done: true, response });
const json = ({ body }: Received) => JSON.parse(body.toString()) as Record<string, unknown>;

function accountRoutes({ id, isBlaze, hasWebApp }: StandInProject): Route[] {
  const accounts: { email: string }[] = [];
  const eventarc = `serviceAccount:service-${NUMBER}@gcp-sa-eventarc.iam.gserviceaccount.com`;
  const policy = { bindings: [{ role: 'roles/eventarc.serviceAgent', members: [eventarc] }], etag: 'e', version: 3 };
  const project = { projectId: id, projectNumber: NUMBER, state: 'ACTIVE', lifecycleState: 'ACTIVE' };
  return [
    ['POST', /^\/oauth2\/v3\/token$/, () => ok({ access_token: 'stand-in', expires_in: 3600 })],
    ['POST', /:testIamPermissions$/, (request) => ok({ permissions: json(request).permissions })],
    ['GET', /^\/v1beta1\/projects\/[^/]+$/, () => ok({ ...project, resources: { hostingSite: id } })],
    ['GET', /^\/v1\/projects\/[^/]+$/, () => ok(project)],
    ['GET', /\/adminSdkConfig$/, () => ok({ projectId: id })],
    ['GET', /^\/v1beta1\/projects\/[^/]+\/webApps$/, () => ok({ apps: hasWebApp ? [{ appId: 'web-app' }] : [] })],
    ['GET', /^\/admin\/v2\/projects\/[^/]+\/config$/, () => ok({ signIn: { email: { enabled: true } } })],
    ['GET', /\/billingInfo$/, () => ok({ billingEnabled: isBlaze })],
    ['GET', /^\/v1\/projects\/[^/]+\/services\/[^/]+$/, () => ok({ state: 'ENABLED' })],
    ['POST', /\/services\/[^/]+:(enable|generateServiceIdentity)$/, () => done()],
    ['POST', /:getIamPolicy$/, () => ok(policy)],
    [
      'POST',
      /^\/v1\/projects\/[^/]+:setIamPolicy$/,
      (request) => ok(Object.assign(policy, json(request).policy as typeof policy)),
    ],
    ['POST', /:setIamPolicy$/, (request) => ok(json(request).policy)],
    ['POST', /^\/v1\/projects\/[^/]+\/roles$/, (request) => ok(json(request).role)],
    ['GET', /^\/v1\/projects\/[^/]+\/serviceAccounts$/, () => ok({ accounts })],
    [
      'POST',
      /^\/v1\/projects\/[^/]+\/serviceAccounts$/,
      (request) => {
        const account = { email: `${String(json(request).accountId)}@${id}.iam.gserviceaccount.com` };
        accounts.push(account);
        return ok(account);
      },
    ],
    ['GET', /^\/v1\/projects\/[^/]+\/serviceAccounts\/[^/]+$/, ({ path }) => ok({ name: path.replace('/v1/', '') })],
    ['GET', /:getIamPolicy/, () => ok(policy)],
  ];
}

function countsDocument(books: Record<string, number>): object {
  const counts = Object.entries(books).map(([category, all]) => {
    const fields = { all: { integerValue: String(all) }, trending: { integerValue: '0' } };
    return [category, { mapValue: { fields } }];
  });
  return { fields: { counts: { mapValue: { fields: Object.fromEntries(counts) as object } } } };
}

function firestoreRoutes({ id, hasDatabase, hasAdmin, books }: StandInProject): Route[] {
  const database = { name: `projects/${id}/databases/(default)`, type: 'FIRESTORE_NATIVE', locationId: 'nam5' };
  const admin = { document: { name: 'admins/owner' } };
  return [
    ['GET', /\/databases\/\(default\)$/, () => orNotFound(hasDatabase, database)],
    ['GET', /\/databases$/, () => ok({ databases: hasDatabase ? [database] : [] })],
    [
      'POST',
      /\/documents:runQuery$/,
      ({ body }) => ok([hasAdmin && body.includes('"admins"') ? admin : { readTime: '2026-01-01T00:00:00Z' }]),
    ],
    ['GET', /\/documents\/meta\/catalog$/, () => orNotFound(books !== undefined, countsDocument(books ?? {}))],
    ['GET', /\/collectionGroups\/-\/(indexes|fields)/, () => ok({})],
    ['POST', /\/collectionGroups\/[^/]+\/indexes$/, () => done()],
    ['PATCH', /\/collectionGroups\/[^/]+\/fields\//, () => done()],
    ['POST', /\/projects\/[^/]+:test$/, () => ok({ issues: [] })],
    ['GET', /\/releases/, () => ok({ releases: [] })],
    ['POST', /\/rulesets$/, () => ok({ name: `projects/${id}/rulesets/r1` })],
    ['PATCH', /\/releases\//, () => ok({})],
    ['POST', /\/releases$/, () => ok({})],
  ];
}

function secretRoutes({ id, secret }: StandInProject): Route[] {
  const name = `projects/${id}/secrets/JWT_SECRET`;
  const version = { name: `${name}/versions/1`, state: 'ENABLED' };
  const payload = { data: Buffer.from(secret ?? '').toString('base64') };
  return [
    ['GET', /\/secrets\/JWT_SECRET$/, () => orNotFound(secret !== null, { name, labels: {}, replication: {} })],
    ['GET', /\/secrets\/JWT_SECRET\/versions\/[^/:]+$/, () => orNotFound(secret !== null, version)],
    ['GET', /\/versions\/[^/]+:access$/, () => orNotFound(secret !== null, { name: version.name, payload })],
  ];
}

function functionRoutes({ id }: StandInProject, origin: () => string): Route[] {
  const place = `projects/${id}/locations/${REGION}`;
  const deployed: object[] = [];
  let repository: object | undefined;
  const lastOf = (path: string) => path.split('/').at(-1) ?? '';
  const active = (name: string) => ({
    name: `${place}/functions/${name}`,
    state: 'ACTIVE',
    serviceConfig: { service: `${place}/services/${name}`, uri: `https://${name}.example` },
  });
  return [
    ['GET', /^\/v1\/projects\/[^/]+\/locations\/-\/functions$/, () => ok({ functions: [] })],
    ['GET', /^\/v2\/projects\/[^/]+\/locations\/-\/functions$/, () => ok({ functions: deployed })],
    [
      'POST',
      /functions:generateUploadUrl$/,
      () => ok({ uploadUrl: `${origin()}/upload/function.zip`, storageSource: { bucket: 'b', object: 'o' } }),
    ],
    ['PUT', /^\/upload\/function\.zip$/, () => ok({})],
    [
      'POST',
      /^\/v2\/projects\/[^/]+\/locations\/[^/]+\/functions$/,
      (request) => {
        const name = lastOf(String(json(request).name));
        deployed.push({ ...json(request), state: 'ACTIVE' });
        repository = { name: `${place}/repositories/gcf-artifacts` };
        return ok({ name: `operations/of-${name}`, done: true, response: active(name) });
      },
    ],
    [
      'PATCH',
      /\/repositories\/gcf-artifacts$/,
      (request) => {
        repository = { ...repository, ...json(request) };
        return ok(repository);
      },
    ],
    ['POST', /\/locations\/[^/]+\/jobs$/, (request) => ok(json(request))],
    ['GET', /\/services\/(api|worker|sweep)$/, ({ path }) => ok({ metadata: { name: lastOf(path) }, spec: {} })],
    [
      'GET',
      /\/operations\/of-\w+$/,
      ({ path }) => ok({ name: lastOf(path), done: true, response: active(lastOf(path).replace('of-', '')) }),
    ],
    ['GET', /\/operations\/done$/, () => done()],
    ['GET', /\/repositories\/gcf-artifacts$/, () => orNotFound(repository !== undefined, repository)],
  ];
}

function hostingRoutes({ id }: StandInProject, origin: () => string): Route[] {
  const version = `projects/${NUMBER}/sites/${id}/versions/v1`;
  const hashesOf = (request: Received) => Object.values(json(request).files as Record<string, string>);
  return [
    ['GET', /\/sites$/, () => ok({ sites: [{ name: `projects/${id}/sites/${id}`, type: 'DEFAULT_SITE' }] })],
    ['GET', /\/sites\/[^/]+$/, () => ok({ name: `projects/${id}/sites/${id}`, type: 'DEFAULT_SITE' })],
    ['GET', /\/channels\/live$/, () => ok({})],
    ['POST', /\/versions$/, () => ok({ name: version, status: 'CREATED' })],
    [
      'POST',
      /:populateFiles$/,
      (request) => ok({ uploadUrl: `${origin()}/upload/hosting`, uploadRequiredHashes: hashesOf(request) }),
    ],
    ['POST', /^\/upload\/hosting\/[0-9a-f]{64}$/, () => ok({})],
    ['PATCH', /\/versions\/v1/, () => ok({ name: version, status: 'FINALIZED' })],
    ['POST', /\/releases/, () => ok({ name: 'release' })],
  ];
}

/** The Firebase CLI reads these variables. */
function originVariables(): string[] {
  const source = readFileSync(join(ROOT, 'node_modules', 'firebase-tools', 'lib', 'api.js'), 'utf8');
  return [...source.matchAll(/envOverride\("(\w+)", "https:\/\//g)].flatMap(([, name]) => name ?? []);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

export async function startGoogleStandIn(project: StandInProject): Promise<StandIn> {
  const received: Received[] = [];
  let origin = '';
  const getOrigin = () => origin;
  const routes = [
    ...hostingRoutes(project, getOrigin),
    ...functionRoutes(project, getOrigin),
    ...secretRoutes(project),
    ...firestoreRoutes(project),
    ...accountRoutes(project),
  ];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', origin).pathname);
      const one: Received = { method: request.method ?? '', path, body };
      received.push(one);
      const route = routes.find(([method, pattern]) => method === one.method && pattern.test(path));
      const { status = 200, body: answer } = route?.[2](one) ?? notFound ?? { body: null };
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = Object.fromEntries(originVariables().map((name) => [name, origin]));
  return {
    origin,
    received,
    environment: { ...environment, FIREBASE_TOKEN: 'stand-in' },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
