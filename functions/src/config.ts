import { isGoogleKey } from '@bookstore/contract/api/lookups';
import { isTimeZone } from '@bookstore/contract/days';
import { shop } from '@bookstore/shop/shop';
import { defineSecret } from 'firebase-functions/params';
import type { EventHandlerOptions } from 'firebase-functions/v2';
import type { HttpsOptions } from 'firebase-functions/v2/https';
import type { ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { SAMPLE_JWT_SECRET } from './auth/samples.ts';
import type { LookupSettings } from './books/lookups/sources.ts';
import type { RestAddress } from './firestore/firestoreRest.ts';
import { isSmtpUrl, type MailSettings, parseMailbox, parseSite } from './mail/mailSettings.ts';

/** All settings of the function. This is the only file that reads the environment. */
export interface Config {
  isEmulator: boolean;
  /** Signs the admin's tokens: at least 32 bytes. */
  jwtSecret: string;
  /** What /api/health answers: the revision that Cloud Run gave this deployment. */
  version: string;
  /** The kill switch: the shop shows what it has and changes nothing. */
  isReadOnly: boolean;
  /** Whether somebody to whom nothing has been delivered yet must have confirmed their e-mail address before they order. */
  requiresConfirmedEmail: boolean;
  /** By which the days of its sales, its log and its invoices begin: a name of the IANA time zone database, the shop's own unless SHOP_TIME_ZONE is set. */
  timeZone: string;
  /** Where Firestore is, as its client finds out by itself. */
  firestore: RestAddress;
  /** The shop's public address, without a slash at its end. */
  shopUrl: string;
  /** How the shop writes mails; null where it sends none. */
  mail: MailSettings | null;
  /** How the shop looks books up; null where it does not. */
  lookup: LookupSettings | null;
}

const MIN_SECRET_BYTES = 32;

/** The emulators set this while they discover functions and while they run them; the cloud never does. */
function isEmulator(env: NodeJS.ProcessEnv): boolean {
  return env.FUNCTIONS_EMULATOR === 'true';
}

/** Whether this instance serves the API. The cloud and the emulators load the same file for all functions, and name the one; a deployment asks for all. */
export const isForRequests = (env: NodeJS.ProcessEnv = process.env) => env.FUNCTION_TARGET === 'api';

/** Whether this instance serves a function that events call. */
export const isForEvents = (env: NodeJS.ProcessEnv = process.env) =>
  ['mail', 'worker', 'sweep'].includes(env.FUNCTION_TARGET ?? '');

const jwtSecret = defineSecret('JWT_SECRET');

// Beside the default location of Firestore, and the region that Hosting reaches without a detour.
const REGION = 'us-central1';

/** Caps the bill: whatever arrives, no more than this many instances are paid for. */
const MAX_INSTANCES = 10;

/** The functions' service accounts, which `npm run deploy` creates. */
export const SERVICE_ACCOUNTS = { api: 'bookstore-api', mail: 'bookstore-mail', worker: 'bookstore-worker' } as const;

// The short form, `bookstore-api@`, would be granted access to secrets under that incomplete name.
const emailOf = (account: string, { GCLOUD_PROJECT: project }: NodeJS.ProcessEnv = process.env) =>
  `${account}@${project}.iam.gserviceaccount.com`;

export const functionOptions: HttpsOptions = {
  region: REGION,
  serviceAccount: emailOf(SERVICE_ACCOUNTS.api),
  maxInstances: MAX_INSTANCES,
  // 130 MB are in use under load; the rest holds a list of 10,000 books, 16 MiB of pages and four password checks at once.
  memory: '512MiB',
  // A request waits for Firestore most of its time. More than one at a time needs a whole CPU.
  concurrency: 80,
  cpu: 1,
  // Every request is answered after ten seconds at the latest (see deadline.ts); this ends an instance that hangs.
  timeoutSeconds: 30,
  // Anyone may call; who may do what is decided in guards.ts.
  invoker: 'public',
  // Same origin only. Left out, the emulator would open it to every origin.
  cors: false,
  // The emulators have a sample secret below and would ask the cloud for this one.
  secrets: isEmulator(process.env) ? [] : [jwtSecret],
};

/** Of the function that sends mails. A secret that is named here has to be there to deploy at all, so it is named where mails are on. */
export function mailOptions(env: NodeJS.ProcessEnv) {
  return {
    region: REGION,
    serviceAccount: emailOf(SERVICE_ACCOUNTS.mail),
    // Two instances do not flood a mail server, and one that was asleep sends the first mail of the day within seconds.
    maxInstances: 2,
    concurrency: 8,
    cpu: 1,
    memory: '256MiB',
    // Shorter than the lease of a mail in attempts.ts, longer than the time limits in smtp.ts.
    timeoutSeconds: 60,
    // An event is repeated for a day until it succeeds: when Firestore is out of reach.
    retry: true,
    secrets: isEmulator(env) ? [] : [defineSecret('SMTP_URL')],
  } satisfies EventHandlerOptions;
}

/** Of the function that carries out tasks. One instance writes the sales of a day once a second, however many orders there are. */
export const workerOptions = {
  region: REGION,
  serviceAccount: emailOf(SERVICE_ACCOUNTS.worker),
  maxInstances: 1,
  concurrency: 80,
  cpu: 1,
  memory: '256MiB',
  // Longer than a drain goes on in worker.ts.
  timeoutSeconds: 300,
  // An event is repeated for a day until it succeeds; the sweep does what a lost one should have done.
  retry: true,
} satisfies EventHandlerOptions;

/** Of the function that does what lost events should have done. */
export function sweepOptions(env: NodeJS.ProcessEnv) {
  return {
    schedule: 'every 10 minutes',
    region: REGION,
    serviceAccount: emailOf(SERVICE_ACCOUNTS.worker),
    maxInstances: 1,
    concurrency: 1,
    memory: '256MiB',
    // Longer than it goes on in sendDueMails.ts and worker.ts.
    timeoutSeconds: 300,
    secrets: readMailSettings(env) && !isEmulator(env) ? [defineSecret('SMTP_URL')] : [],
  } satisfies ScheduleOptions;
}

export class ConfigurationError extends Error {}

function readJwtSecret(env: NodeJS.ProcessEnv): string {
  if (isEmulator(env)) return env.JWT_SECRET || SAMPLE_JWT_SECRET;
  const secret = env.JWT_SECRET ?? '';
  const advice = 'Set one with `firebase functions:secrets:set JWT_SECRET` and deploy again.';
  if (secret === '') throw new ConfigurationError(`The secret JWT_SECRET is missing. ${advice}`);
  if (secret === SAMPLE_JWT_SECRET) throw new ConfigurationError(`JWT_SECRET is the sample secret. ${advice}`);
  if (Buffer.byteLength(secret) < MIN_SECRET_BYTES) {
    throw new ConfigurationError(`JWT_SECRET is shorter than ${MIN_SECRET_BYTES} bytes. ${advice}`);
  }
  return secret;
}

/** With these variables the Admin SDK accepts unsigned tokens or keeps its data elsewhere, and lookups ask a stand-in. */
function refuseEmulatorHosts(env: NodeJS.ProcessEnv): void {
  for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'LOOKUP_EMULATOR_HOST']) {
    if (env[name]) throw new ConfigurationError(`${name} is set outside the emulators.`);
  }
}

/**
 * The shop's public address, without a slash at its end, from SHOP_URL. Never from a request: what a caller says there would stand
 * in pages that the CDN keeps for others. @throws ConfigurationError when it cannot be used.
 */
function readShopUrl(env: NodeJS.ProcessEnv): string {
  const usual = isEmulator(env) ? 'http://localhost:5050' : `https://${env.GCLOUD_PROJECT}.web.app`;
  const shopUrl = parseSite(env.SHOP_URL || usual);
  if (!shopUrl) throw new ConfigurationError('SHOP_URL should read like https://books.example.com.');
  return shopUrl;
}

/**
 * SHOP_MAIL switches mails on: the shop's own address, alone or with a name. They lead to the shop's public address.
 * @throws ConfigurationError when they cannot be used.
 */
export function readMailSettings(env: NodeJS.ProcessEnv): MailSettings | null {
  if (!env.SHOP_MAIL) return null;
  const shop = parseMailbox(env.SHOP_MAIL);
  if (!shop) throw new ConfigurationError('SHOP_MAIL should read like Name <orders@example.com>.');
  return { shop, shopUrl: readShopUrl(env) };
}

function readTimeZone({ SHOP_TIME_ZONE: name = '' }: NodeJS.ProcessEnv): string {
  if (name === '') return shop.timeZone ?? 'UTC';
  if (!isTimeZone(name)) throw new ConfigurationError('SHOP_TIME_ZONE is no time zone; Europe/Berlin would be one.');
  return name;
}

/**
 * SHOP_LOOKUP=off asks nobody. SHOP_GOOGLE_BOOKS_KEY asks Google Books as well.
 * @throws ConfigurationError when they cannot be used. It does not repeat the key.
 */
function readLookupSettings(env: NodeJS.ProcessEnv): LookupSettings | null {
  const { SHOP_LOOKUP: lookup = '', SHOP_GOOGLE_BOOKS_KEY: key = '' } = env;
  if (lookup !== '' && lookup !== 'off') throw new ConfigurationError('SHOP_LOOKUP should be off, or not be set.');
  if (key !== '' && !isGoogleKey(key)) {
    throw new ConfigurationError('SHOP_GOOGLE_BOOKS_KEY is no key of the Google Books API.');
  }
  return lookup === 'off' ? null : { googleBooksKey: key || null, emulatorHost: env.LOOKUP_EMULATOR_HOST };
}

/** The settings of the function that sends mails. */
interface SendingConfig {
  isEmulator: boolean;
  /** smtps://user:password@host:465, or smtp:// for a server that begins TLS by itself. */
  smtpUrl: string;
  mail: MailSettings;
}

/** @throws ConfigurationError when mails cannot be sent like this. It does not repeat the address, which holds a password. */
export function readSendingConfig(env: NodeJS.ProcessEnv = process.env): SendingConfig {
  if (!isEmulator(env)) refuseEmulatorHosts(env);
  const mail = readMailSettings(env);
  if (!mail) throw new ConfigurationError('SHOP_MAIL is not set.');
  const smtpUrl = (env.SMTP_URL ?? '').trim();
  if (!isSmtpUrl(smtpUrl)) {
    throw new ConfigurationError('The secret SMTP_URL should read like smtps://user:password@smtp.example.com:465.');
  }
  return { isEmulator: isEmulator(env), smtpUrl, mail };
}

/** The settings of the function that carries out tasks. @throws ConfigurationError. */
export function readWorkerConfig(env: NodeJS.ProcessEnv = process.env): Pick<Config, 'timeZone' | 'mail'> {
  if (!isEmulator(env)) refuseEmulatorHosts(env);
  return { timeZone: readTimeZone(env), mail: readMailSettings(env) };
}

/** @throws ConfigurationError when the shop must not run like this. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  if (!isEmulator(env)) refuseEmulatorHosts(env);
  return {
    isEmulator: isEmulator(env),
    jwtSecret: readJwtSecret(env),
    version: isEmulator(env) ? 'emulator' : (env.K_REVISION ?? 'unknown'),
    isReadOnly: env.SHOP_READ_ONLY === 'true',
    requiresConfirmedEmail: env.SHOP_CONFIRMED_EMAIL === 'true',
    timeZone: readTimeZone(env),
    firestore: { projectId: env.GCLOUD_PROJECT ?? '', emulatorHost: env.FIRESTORE_EMULATOR_HOST },
    shopUrl: readShopUrl(env),
    mail: readMailSettings(env),
    lookup: readLookupSettings(env),
  };
}
