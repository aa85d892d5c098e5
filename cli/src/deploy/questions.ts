import { shop } from '@bookstore/shop/shop';
import type { Law } from '@bookstore/shop-kit/law';
import type { Seller } from '@bookstore/shop-kit/seller';
import { ConfigurationError, readConfig, readSendingConfig } from '../../../functions/src/config.ts';
import { type AccountNeeds, findAccountNeeds } from './accounts.ts';
import { type Answer, type Google, membersOf, readProjectPolicy, runQuery } from './google.ts';
import type { ShopSettings } from './shopSettings.ts';

export interface Finding {
  /** Only `missing` blocks a deployment. */
  state: 'fine' | 'missing' | 'open' | 'unknown';
  message: string;
  /** A command, or a page for a manual fix. */
  fix?: string;
}

export interface CheckResult extends Finding {
  name: string;
}

export interface ProjectChecks {
  projectId: string;
  google: Google;
  settings: ShopSettings;
  law: Law;
  seller: Pick<Seller, 'country'>;
}

export interface Question {
  name: string;
  ask: () => Promise<Answer>;
  /** Reads an answer with status 200. */
  read: (body: unknown) => Finding | Promise<Finding>;
  /** The result for a 404 or a disabled API. */
  absent: Finding;
}

export const fine = (message: string) => ({ state: 'fine', message }) as const;
export const missing = (message: string, fix: string) => ({ state: 'missing', message, fix }) as const;
export const open = (message: string, fix: string) => ({ state: 'open', message, fix }) as const;

export const deployCommand = (projectId?: string, ...options: string[]) => {
  const words = [...options, ...(projectId === undefined ? [] : ['--project', projectId])];
  const folder = process.env.SHOP_FOLDER ? `SHOP_FOLDER=${process.env.SHOP_FOLDER} ` : '';
  return `${folder}npm run deploy${words.length === 0 ? '' : ` -- ${words.join(' ')}`}`;
};

/** `JWT_SECRET` gets random characters; other values are asked for. */
export function setSecretCommand(name: string, projectId: string): string {
  const command = `npx firebase functions:secrets:set ${name}`;
  if (name !== 'JWT_SECRET') return `${command} --project ${projectId}`;
  const generate = `node -p "crypto.randomBytes(48).toString('base64')"`;
  return `${generate} | ${command} --data-file - --project ${projectId}`;
}

const consolePage = (projectId: string, path: string) =>
  `https://console.firebase.google.com/project/${projectId}/${path}`;

function project({ projectId, google }: ProjectChecks): Question {
  return {
    name: 'project',
    ask: () => google.get('firebase', `/v1beta1/projects/${projectId}`),
    read: () => fine(projectId),
    absent: missing(
      `${projectId} does not exist, or your account may not see it`,
      'npx firebase projects:list, then npx firebase use --add',
    ),
  };
}

function plan({ projectId, google }: ProjectChecks): Question {
  const blaze = missing(
    'the project has the free Spark plan, which excludes functions',
    consolePage(projectId, 'usage/details'),
  );
  return {
    name: 'plan',
    ask: () => google.get('billing', `/v1/projects/${projectId}/billingInfo`),
    read: (body) => ((body as { billingEnabled?: boolean }).billingEnabled ? fine('Blaze') : blaze),
    // The API needs a billing account.
    absent: blaze,
  };
}

function database({ projectId, google }: ProjectChecks): Question {
  return {
    name: 'Firestore',
    ask: () => google.get('firestore', `/v1/projects/${projectId}/databases/(default)`),
    // The Firebase CLI puts triggers in the database's location.
    read: (body) => fine(`in ${(body as { locationId?: string }).locationId ?? 'an unknown location'}`),
    absent: missing(
      'the project has no database',
      `npx firebase firestore:databases:create "(default)" --location nam5 --project ${projectId}`,
    ),
  };
}

function webApp({ projectId, google }: ProjectChecks): Question {
  const none = missing(
    'the project has no web app, which the shop needs for sign-in',
    `npx firebase apps:create WEB "${shop.name}" --project ${projectId}`,
  );
  return {
    name: 'web app',
    ask: () => google.get('firebase', `/v1beta1/projects/${projectId}/webApps`),
    read: (body) => ((body as { apps?: unknown[] }).apps?.length ? fine('registered') : none),
    absent: none,
  };
}

const askSecret = ({ projectId, google }: ProjectChecks, name: string) =>
  google.get('secrets', `/v1/projects/${projectId}/secrets/${name}/versions/latest:access`);

const secretIn = (body: unknown) => {
  const { payload } = body as { payload?: { data?: string } };
  return Buffer.from(payload?.data ?? '', 'base64').toString();
};

/** @returns null if the deployed function would accept the settings */
function configurationProblem(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
}

function secret(checks: ProjectChecks): Question {
  const fix = setSecretCommand('JWT_SECRET', checks.projectId);
  return {
    name: 'secret',
    ask: () => askSecret(checks, 'JWT_SECRET'),
    read: (body) => {
      const problem = configurationProblem(() => readConfig({ JWT_SECRET: secretIn(body) }));
      return problem === null ? fine('JWT_SECRET is set') : missing(problem, fix);
    },
    absent: missing('JWT_SECRET is not set', fix),
  };
}

function mail(checks: ProjectChecks): Question {
  const { projectId, settings, law } = checks;
  const { SHOP_MAIL, SHOP_URL } = settings;
  const name = 'mail';
  const off =
    law.regime === 'eu'
      ? missing(
          'mails are off, but EU law requires receipts of orders and withdrawals',
          `SHOP_MAIL in functions/.env.${projectId}: docs/deploy.md, “Mails to customers”`,
        )
      : fine('mails are off: SHOP_MAIL is not set');
  if (!SHOP_MAIL) return { name, ask: async () => ({ status: 200, body: {} }), read: () => off, absent: off };
  const fix = setSecretCommand('SMTP_URL', projectId);
  return {
    name,
    ask: () => askSecret(checks, 'SMTP_URL'),
    read: (body) => {
      const environment = { SHOP_MAIL, SHOP_URL, SMTP_URL: secretIn(body), GCLOUD_PROJECT: projectId };
      const problem = configurationProblem(() => readSendingConfig(environment));
      if (problem === null) return fine(`from ${SHOP_MAIL}`);
      return missing(problem, problem.includes('SMTP_URL') ? fix : `functions/.env.${projectId}`);
    },
    absent: missing('SHOP_MAIL is set and SMTP_URL is not: the mail server, with user and password', fix),
  };
}

/** Google grants this role some minutes after the first trigger. */
const hasEventarcAgent = (policy: unknown) =>
  membersOf(policy, 'roles/eventarc.serviceAgent').some((member) => member.includes('@gcp-sa-eventarc.'));

/** Eventarc delivers Firestore changes to `worker` and `mail`. */
function events({ projectId, google }: ProjectChecks): Question {
  const notYet = open(
    'Eventarc, which delivers Firestore events to worker and mail, is not ready; the first deployment enables it',
    `${deployCommand(projectId)}; if a trigger fails, repeat it after five minutes`,
  );
  return {
    name: 'events',
    ask: () => google.get('services', `/v1/projects/${projectId}/services/eventarc.googleapis.com`),
    read: async (body) => {
      if ((body as { state?: string }).state !== 'ENABLED') return notYet;
      const policy = await readProjectPolicy(google, projectId);
      if (policy.status !== 200)
        return { state: 'unknown', message: 'your account may not see the roles of the project' };
      return hasEventarcAgent(policy.body) ? fine('Eventarc is enabled and may call functions') : notYet;
    },
    absent: notYet,
  };
}

function schedule({ projectId, google }: ProjectChecks): Question {
  const notYet = open(
    'Cloud Scheduler, which calls sweep every ten minutes, is disabled; the first deployment enables it',
    deployCommand(projectId),
  );
  return {
    name: 'schedule',
    ask: () => google.get('services', `/v1/projects/${projectId}/services/cloudscheduler.googleapis.com`),
    read: (body) => ((body as { state?: string }).state === 'ENABLED' ? fine('Cloud Scheduler is enabled') : notYet),
    absent: notYet,
  };
}

function signIn({ projectId, google }: ProjectChecks): Question {
  const off = open('sign-in with email and password is disabled', consolePage(projectId, 'authentication/providers'));
  return {
    name: 'sign-in',
    ask: () => google.get('accounts', `/admin/v2/projects/${projectId}/config`),
    read: (body) =>
      (body as { signIn?: { email?: { enabled?: boolean } } }).signIn?.email?.enabled
        ? fine('email and password')
        : off,
    absent: off,
  };
}

function admin({ projectId, google }: ProjectChecks): Question {
  const none = open('there is no admin yet', `npm run admin:create -- <username> --project ${projectId}`);
  return {
    name: 'admin',
    ask: () =>
      runQuery(google, projectId, {
        from: [{ collectionId: 'admins' }],
        select: { fields: [{ fieldPath: '__name__' }] },
        limit: 1,
      }),
    read: (body) => ((body as { document?: object }[]).some(({ document }) => document) ? fine('there is one') : none),
    absent: none,
  };
}

function serviceAccounts({ projectId, google, settings }: ProjectChecks): Question {
  const created = (ids: string[]) =>
    open(`the deployment creates or completes the service accounts ${ids.join(', ')}`, deployCommand(projectId));
  return {
    name: 'accounts',
    ask: async () => {
      const needs = await findAccountNeeds({ projectId, google, sendsMail: Boolean(settings.SHOP_MAIL) });
      return { status: needs ? 200 : 403, body: needs };
    },
    read: (body) => {
      const ids = (body as AccountNeeds[]).map(({ id }) => id);
      return ids.length === 0 ? fine('each function has its own service account') : created(ids);
    },
    absent: created([]),
  };
}

export const QUESTIONS = [
  project,
  plan,
  database,
  webApp,
  secret,
  serviceAccounts,
  mail,
  events,
  schedule,
  signIn,
  admin,
];
