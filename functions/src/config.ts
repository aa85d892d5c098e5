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

/** Only this file reads the environment. */
export interface Config {
  isEmulator: boolean;
  /** Signs admin tokens; at least 32 bytes. */
  jwtSecret: string;
  /** Cloud Run revision, answered by /api/health. */
  version: string;
  isReadOnly: boolean;
  /** Customers without a delivered order must confirm their email address first. */
  requiresConfirmedEmail: boolean;
  /** IANA time zone of days; the shop's own unless SHOP_TIME_ZONE is set. */
  timeZone: string;
  firestore: RestAddress;
  /** Public address without a trailing slash. */
  shopUrl: string;
  /** Null if the shop sends no mail. */
  mail: MailSettings | null;
  /** Null if lookups are off. */
  lookup: LookupSettings | null;
}

const MIN_SECRET_BYTES = 32;

/** Set by the emulators only, during discovery and at run time. */
function isEmulator(env: NodeJS.ProcessEnv): boolean {
  return env.FUNCTIONS_EMULATOR === 'true';
}

/** Cloud and emulators name the function; a deployment asks for all. */
export const servesRequests = (env: NodeJS.ProcessEnv = process.env) => env.FUNCTION_TARGET === 'api';

export const servesEvents = (env: NodeJS.ProcessEnv = process.env) =>
  ['mail', 'worker', 'sweep'].includes(env.FUNCTION_TARGET ?? '');

const jwtSecret = defineSecret('JWT_SECRET');

// Next to Firestore's default location, and reached by Hosting directly.
const REGION = 'us-central1';

/** Caps the bill. */
const MAX_INSTANCES = 10;

/** Created by `npm run deploy`. */
export const SERVICE_ACCOUNTS = { api: 'bookstore-api', mail: 'bookstore-mail', worker: 'bookstore-worker' } as const;

// The short form, `bookstore-api@`, would get access to secrets under that incomplete name.
const emailOf = (account: string, { GCLOUD_PROJECT: project }: NodeJS.ProcessEnv = process.env) =>
  `${account}@${project}.iam.gserviceaccount.com`;

export const functionOptions: HttpsOptions = {
  region: REGION,
  serviceAccount: emailOf(SERVICE_ACCOUNTS.api),
  maxInstances: MAX_INSTANCES,
  // Load uses 130 MB; the rest is for a list of 10,000 books, 16 MiB of pages and four password checks.
  memory: '512MiB',
  // Requests mostly wait for Firestore. Concurrency requires a whole CPU.
  concurrency: 80,
  cpu: 1,
  // Requests are answered within ten seconds (deadline.ts); this ends a hanging instance.
  timeoutSeconds: 30,
  // Public; guards.ts checks permissions.
  invoker: 'public',
  // The emulator would allow every origin by default.
  cors: false,
  // The emulators use a sample secret and would otherwise fetch it from the cloud.
  secrets: isEmulator(process.env) ? [] : [jwtSecret],
};

/** Declares the secret only with mails, because a missing secret stops a deployment. */
export function mailOptions(env: NodeJS.ProcessEnv) {
  return {
    region: REGION,
    serviceAccount: emailOf(SERVICE_ACCOUNTS.mail),
    // Two instances, so as not to flood the mail server.
    maxInstances: 2,
    concurrency: 8,
    cpu: 1,
    memory: '256MiB',
    // Shorter than the lease in attempts.ts, longer than the timeouts in smtp.ts.
    timeoutSeconds: 60,
    // Repeats failed events for a day.
    retry: true,
    secrets: isEmulator(env) ? [] : [defineSecret('SMTP_URL')],
  } satisfies EventHandlerOptions;
}

/** One instance writes a day's sales once a second. */
export const workerOptions = {
  region: REGION,
  serviceAccount: emailOf(SERVICE_ACCOUNTS.worker),
  maxInstances: 1,
  concurrency: 80,
  cpu: 1,
  memory: '256MiB',
  // Longer than a run in worker.ts.
  timeoutSeconds: 300,
  // Repeats failed events for a day; the sweep covers lost ones.
  retry: true,
} satisfies EventHandlerOptions;

export function sweepOptions(env: NodeJS.ProcessEnv) {
  return {
    schedule: 'every 10 minutes',
    region: REGION,
    serviceAccount: emailOf(SERVICE_ACCOUNTS.worker),
    maxInstances: 1,
    concurrency: 1,
    memory: '256MiB',
    // Longer than runs in sendDueMails.ts and worker.ts.
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

/** These variables make the SDK accept unsigned tokens or another database. */
function refuseEmulatorHosts(env: NodeJS.ProcessEnv): void {
  for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'LOOKUP_EMULATOR_HOST']) {
    if (env[name]) throw new ConfigurationError(`${name} is set outside the emulators.`);
  }
}

/**
 * From SHOP_URL, without a trailing slash; never from a request, because the CDN caches pages that contain it.
 * @throws ConfigurationError
 */
function readShopUrl(env: NodeJS.ProcessEnv): string {
  const defaultUrl = isEmulator(env) ? 'http://localhost:5050' : `https://${env.GCLOUD_PROJECT}.web.app`;
  const shopUrl = parseSite(env.SHOP_URL || defaultUrl);
  if (!shopUrl) throw new ConfigurationError('SHOP_URL must look like https://books.example.com.');
  return shopUrl;
}

/** SHOP_MAIL enables mails: an address, optionally with a name. @throws ConfigurationError */
export function readMailSettings(env: NodeJS.ProcessEnv): MailSettings | null {
  if (!env.SHOP_MAIL) return null;
  const shop = parseMailbox(env.SHOP_MAIL);
  if (!shop) throw new ConfigurationError('SHOP_MAIL must look like Name <orders@example.com>.');
  return { shop, shopUrl: readShopUrl(env) };
}

function readTimeZone({ SHOP_TIME_ZONE: name = '' }: NodeJS.ProcessEnv): string {
  if (name === '') return shop.timeZone ?? 'UTC';
  if (!isTimeZone(name)) throw new ConfigurationError('SHOP_TIME_ZONE must be a time zone like Europe/Berlin.');
  return name;
}

/**
 * SHOP_LOOKUP=off disables lookups; SHOP_GOOGLE_BOOKS_KEY adds Google Books. @throws ConfigurationError without the
 * key's value
 */
function readLookupSettings(env: NodeJS.ProcessEnv): LookupSettings | null {
  const { SHOP_LOOKUP: lookup = '', SHOP_GOOGLE_BOOKS_KEY: key = '' } = env;
  if (lookup !== '' && lookup !== 'off') throw new ConfigurationError('SHOP_LOOKUP must be off or unset.');
  if (key !== '' && !isGoogleKey(key)) {
    throw new ConfigurationError('SHOP_GOOGLE_BOOKS_KEY is not a Google Books API key.');
  }
  return lookup === 'off' ? null : { googleBooksKey: key || null, emulatorHost: env.LOOKUP_EMULATOR_HOST };
}

interface SendingConfig {
  isEmulator: boolean;
  /** smtps://user:password@host:465, or smtp:// for STARTTLS. */
  smtpUrl: string;
  mail: MailSettings;
}

/** @throws ConfigurationError without the address, which contains a password */
export function readSendingConfig(env: NodeJS.ProcessEnv = process.env): SendingConfig {
  if (!isEmulator(env)) refuseEmulatorHosts(env);
  const mail = readMailSettings(env);
  if (!mail) throw new ConfigurationError('SHOP_MAIL is not set.');
  const smtpUrl = (env.SMTP_URL ?? '').trim();
  if (!isSmtpUrl(smtpUrl)) {
    throw new ConfigurationError('The secret SMTP_URL must look like smtps://user:password@smtp.example.com:465.');
  }
  return { isEmulator: isEmulator(env), smtpUrl, mail };
}

/** @throws ConfigurationError */
export function readWorkerConfig(env: NodeJS.ProcessEnv = process.env): Pick<Config, 'timeZone' | 'mail'> {
  if (!isEmulator(env)) refuseEmulatorHosts(env);
  return { timeZone: readTimeZone(env), mail: readMailSettings(env) };
}

/** @throws ConfigurationError */
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
