import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolEnvironment } from '../../tools/lib/environment.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { type RunResult, run } from '../../tools/lib/processes.ts';
import { SAMPLE_ADMIN, SAMPLE_READER } from '../../tools/lib/samples.ts';
import { type Received, type StandIn, type StandInProject, startGoogleStandIn } from './googleStandIn.ts';
import { LITTER, makeWorkingCopy } from './workingCopy.ts';

const { unzip } = createRequire(import.meta.url)('firebase-tools/lib/unzip') as {
  unzip: (archive: string, folder: string) => Promise<void>;
};

const SECRET = 'a secret of the stand-in, long enough';
const workshop = mkdtempSync(join(tmpdir(), 'bookstore-deploy-'));
const standIns: StandIn[] = [];
afterAll(async () => {
  rmSync(workshop, { recursive: true });
  await Promise.all(standIns.map((standIn) => standIn.close()));
});

async function aProject(changes: Partial<StandInProject> = {}): Promise<StandIn> {
  const everything = { isBlaze: true, hasDatabase: true, hasWebApp: true, hasAdmin: true, secret: SECRET };
  const standIn = await startGoogleStandIn({ id: 'my-shop', ...everything, ...changes });
  standIns.push(standIn);
  return standIn;
}

function deploy(root: string, options: string[], environment: NodeJS.ProcessEnv): Promise<RunResult> {
  const settings = { XDG_CONFIG_HOME: join(workshop, 'settings'), INIT_CWD: undefined };
  const noEmulators = { FIRESTORE_EMULATOR_HOST: undefined, FIREBASE_AUTH_EMULATOR_HOST: undefined };
  return run(process.execPath, [join(root, 'cli', 'src', 'commands', 'deploy.ts'), ...options], {
    folder: root,
    // The tests' NODE_ENV would change the build.
    environment: toolEnvironment({ ...environment, ...settings, ...noEmulators, NODE_ENV: undefined }),
  });
}

const jsonOf = ({ body }: Received) => JSON.parse(body.toString()) as Record<string, unknown>;

describe('npm run deploy', () => {
  const copy = join(workshop, 'checkout');
  let standIn: StandIn;
  let result: RunResult;

  beforeAll(async () => {
    makeWorkingCopy(copy);
    writeFileSync(join(copy, 'functions/.env.my-shop'), 'SHOP_READ_ONLY=true\n');
    standIn = await aProject();
    result = await deploy(copy, ['--project', 'my-shop'], standIn.environment);
  });

  const sent = (method: string, path: RegExp) =>
    standIn.received.filter((one) => one.method === method && path.test(one.path));
  const fileOf = (path: string) => readFileSync(join(copy, path), 'utf8');

  it('succeeds', () => {
    expect(result.output).toContain('Deploy complete!');
    expect(result.output).toContain('\n\nnpm run deploy -- --verify --project my-shop checks the deployed shop.\n');
    expect(result.code).toBe(0);
  });

  it('uploads only the built web app', () => {
    const [populated, ...more] = sent('POST', /:populateFiles$/);
    expect(more).toEqual([]);
    const files = jsonOf(populated as Received).files as Record<string, string>;
    const built = globSync('**/*', { cwd: join(copy, 'web/dist'), withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(copy, 'web/dist').length));
    expect(Object.keys(files).sort()).toEqual(built.filter((path) => !/\/\./.test(path)).sort());
    expect(Object.keys(files)).toContain('/index.html');
    expect(Object.keys(files).filter((path) => /\.map$|\/\./.test(path))).toEqual([]);
    const uploads = new Map(
      sent('POST', /^\/upload\/hosting\//).map(({ path, body }) => [path.split('/').at(-1), body]),
    );
    for (const hash of Object.values(files)) {
      expect(
        createHash('sha256')
          .update(uploads.get(hash) ?? '')
          .digest('hex'),
      ).toBe(hash);
    }
    const page = uploads.get(files['/index.html']) ?? Buffer.of();
    expect(gunzipSync(page).toString()).toBe(fileOf('web/dist/index.html'));
  });

  // E24, E61
  it('uploads no keys, sample passwords or source maps', () => {
    const paths = globSync('web/dist/**/*.{html,js,css,json,svg,txt,webmanifest}', { cwd: copy });
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const text = fileOf(path);
      expect(text, path).not.toMatch(/PRIVATE KEY|AIza[\w-]{35}|ya29\.|"type":\s*"service_account"|sourceMappingURL=/);
      for (const secret of [SECRET, SAMPLE_ADMIN.password, SAMPLE_READER.password]) {
        expect(text, path).not.toContain(secret);
      }
    }
  });

  it('releases the rewrites and headers of firebase.json', () => {
    const [finished] = sent('PATCH', /\/versions\/v1$/);
    const { config } = jsonOf(finished as Received) as { config: { rewrites: object[]; headers: object[] } };
    const { hosting } = JSON.parse(fileOf('firebase.json')) as { hosting: { rewrites: object[]; headers: object[] } };
    expect(config.rewrites).toHaveLength(hosting.rewrites.length);
    expect(config.headers).toHaveLength(hosting.headers.length);
    expect(JSON.stringify(config)).toContain("default-src 'none'");
    expect(sent('POST', /\/channels\/live\/releases$/)).toHaveLength(1);
  });

  it('uploads the function without tests, sources, maps and secrets', async () => {
    const archives = sent('PUT', /^\/upload\/function\.zip$/);
    expect(archives).toHaveLength(1);
    writeFileSync(join(workshop, 'function.zip'), archives[0]?.body ?? '');
    await unzip(join(workshop, 'function.zip'), join(workshop, 'function'));
    const files = globSync('**/*', { cwd: join(workshop, 'function'), withFileTypes: true });
    const names = files.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['index.mjs', 'firestore.mjs', 'package.json', 'package-lock.json', 'web.json']),
    );
    expect(names.filter((name) => !/^[\w-]+\.mjs$|^(web|package(-lock)?)\.json$/.test(name))).toEqual([]);
    const { document } = JSON.parse(readFileSync(join(workshop, 'function/dist/web.json'), 'utf8')) as {
      document: string;
    };
    expect(document).toBe(fileOf('web/dist/app.html'));
  });

  it('creates the functions of config.ts with secrets by name', () => {
    // The mail function exists only with its secret.
    const created = sent('POST', /\/functions$/).map(
      (request) => jsonOf(request) as { buildConfig?: { entryPoint: string } },
    );
    const functionOf = (name: string) => created.find(({ buildConfig }) => buildConfig?.entryPoint === name);
    expect(created).toHaveLength(3);
    expect(functionOf('worker')).toMatchObject({
      serviceConfig: {
        maxInstanceCount: 1,
        serviceAccountEmail: 'bookstore-worker@my-shop.iam.gserviceaccount.com',
      },
      eventTrigger: {
        triggerRegion: 'nam5',
        eventType: 'google.cloud.firestore.document.v1.created',
        retryPolicy: 'RETRY_POLICY_RETRY',
      },
    });
    expect(sent('POST', /\/locations\/[^/]+\/jobs$/).map(jsonOf)).toEqual([
      expect.objectContaining({ schedule: 'every 10 minutes' }),
    ]);
    expect(functionOf('api')).toMatchObject({
      buildConfig: { runtime: 'nodejs24', entryPoint: 'api' },
      serviceConfig: {
        maxInstanceCount: 10,
        maxInstanceRequestConcurrency: 80,
        // As docs/operations.md describes it.
        environmentVariables: { SHOP_READ_ONLY: 'true' },
        secretEnvironmentVariables: [{ key: 'JWT_SECRET', secret: 'JWT_SECRET' }],
      },
    });
    const [access] = sent('POST', /secrets\/JWT_SECRET:setIamPolicy$/);
    expect(access?.body.toString()).toContain('"serviceAccount:bookstore-api@my-shop.iam.gserviceaccount.com"');
    const everything = standIn.received.map(({ body }) => body.toString()).join('\n') + result.output;
    expect(everything).not.toContain(SECRET);
    expect(everything).not.toContain('must not be uploaded');
    expect(LITTER.length).toBeGreaterThan(0);
  });

  it('creates the service accounts of the deployed functions with their roles', () => {
    const created = sent('POST', /\/serviceAccounts$/).map((request) => jsonOf(request).accountId);
    expect(created).toEqual(['bookstore-api', 'bookstore-worker']);
    const [policy] = sent('POST', /^\/v1\/projects\/my-shop:setIamPolicy$/).slice(-1);
    const worker = 'serviceAccount:bookstore-worker@my-shop.iam.gserviceaccount.com';
    expect((jsonOf(policy as Received).policy as { bindings: object[] }).bindings).toContainEqual({
      role: 'roles/run.invoker',
      members: expect.arrayContaining([worker]) as string[],
    });
  });

  it('deploys rules, indexes and expiry policies', () => {
    const [rules] = sent('POST', /\/rulesets$/);
    expect(JSON.stringify(jsonOf(rules as Received))).toContain(JSON.stringify(fileOf('firestore.rules')));
    const { indexes } = JSON.parse(fileOf('firestore.indexes.json')) as { indexes: { fields: object[] }[] };
    const created = sent('POST', /\/collectionGroups\/\w+\/indexes$/).map((one) => jsonOf(one).fields);
    expect(new Set(created)).toEqual(new Set(indexes.map(({ fields }) => fields)));
    const expiring = sent('PATCH', /\/fields\/expiresAt$/).filter((one) => 'ttlConfig' in jsonOf(one));
    expect(new Set(expiring.map(({ path }) => path.split('/').at(-3)))).toEqual(
      new Set([
        'alerts',
        'changes',
        'covers',
        'deliveries',
        'excerpts',
        'importParts',
        'imports',
        'invoices',
        'mail',
        'revokedTokens',
        'throttles',
        'withdrawals',
      ]),
    );
  });
});

describe('check', () => {
  it('reports problems and fixes with --check without changes', async () => {
    const nothing = { isBlaze: false, hasDatabase: false, hasWebApp: false, hasAdmin: false };
    const books = { fiction: 9, travel: 3 };
    const { environment, received } = await aProject({ ...nothing, secret: 'too short', books });
    const { code, output } = await deploy(ROOT, ['--check', '--project', 'my-shop'], environment);
    expect(code).toBe(1);
    const amiss = ['✗ plan', '✗ Firestore', '✗ web', '✗ secret', '! accounts', '! admin', '✗ categories'];
    expect(output.match(/^[✗!] \S+/gm)).toEqual(amiss);
    expect(output).toContain('3 books have the category travel');
    expect(output).toContain('JWT_SECRET is shorter than 32 bytes');
    expect(output).toContain('npx firebase functions:secrets:set JWT_SECRET --data-file - --project my-shop');
    const isRead = ({ method, path }: Received) => method === 'GET' || /token$|:(runQuery|getIamPolicy)$/.test(path);
    expect(received.filter((request) => !isRead(request))).toEqual([]);
  });

  it('prints the command that deploys if nothing is missing', async () => {
    const { environment } = await aProject();
    const { code, output } = await deploy(ROOT, ['--check', '--project', 'my-shop'], environment);
    expect(output).toMatch(/\n\nReady: npm run deploy -- --project my-shop\n$/);
    expect(code).toBe(0);
  });

  it('reports undeployed parts with --verify without changes', async () => {
    const { environment, received } = await aProject();
    const { code, output } = await deploy(ROOT, ['--verify', '--project', 'my-shop'], environment);
    expect(code).toBe(1);
    expect(output).toContain('✗ functions  api is not deployed; worker is not deployed');
    expect(output).toContain('✗ indexes');
    expect(output).toContain('? callers    not seen: an owner has to log in');
    expect(output).toContain('? release');
    const isRead = ({ method, path }: Received) =>
      method === 'GET' || /token$|:(runQuery|getIamPolicy|list)$/.test(path);
    expect(received.filter((request) => !isRead(request))).toEqual([]);
  });
});
