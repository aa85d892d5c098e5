import type { AdminSession } from '@bookstore/contract/api/admin';
import type {
  AppCode,
  CurrentPassword,
  FactorSet,
  FactorState,
  NewApp,
  NewPasskey,
  NewPasskeyAnswer,
  RecoveryCodes,
  RemoveFactor,
  SecondFactor,
  SecondStep,
} from '@bookstore/contract/api/factor';
import { ADMIN_TOKEN_LIFETIME_SECONDS } from '@bookstore/contract/constants';
import { FACTOR_RATE_LIMIT, LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/factor';
import type { AdminRecord, AdminsRepository, FactorChange } from '../auth/admins.repository.ts';
import type { AdminTokens } from '../auth/adminToken.ts';
import type { Attempts } from '../auth/attempts.ts';
import type { Devices } from '../auth/devices.ts';
import type { FactorRecord } from '../auth/factorRecord.ts';
import { type Admin, isIssuedAfterPasswordChange } from '../auth/sessions.ts';
import type { CallerAddress } from '../http/callerAddress.ts';
import type { Bucket } from '../http/rateLimiter.ts';
import type { Clock } from '../lib/clock.ts';
import type { ChallengeToken, ChallengeTokens } from './challengeTokens.ts';
import { consumeCode, findTimeStep, isAppCode, newRecoveryCodes, newSecret } from './codes.ts';
import {
  ChallengeExpired,
  NoSuchFactor,
  SecondFactorRequired,
  WrongInput,
  WrongSecondFactor,
} from './factors.errors.ts';
import type { Passkeys } from './passkeys.ts';

export interface LogInOrigin {
  address: CallerAddress;
  /** Header value; invalid tokens count as no device. */
  deviceToken: string | undefined;
}

export interface FactorsService {
  /** @returns the factors to ask for; null if none */
  secondFactor(username: string, account: AdminRecord): Promise<SecondFactor | null>;
  /** @throws WrongSecondFactor, ChallengeExpired, RateLimited */
  finishLogIn(step: SecondStep, deviceToken: string | undefined): Promise<AdminSession>;
  /** @param startedAt start of the login */
  newSession(username: string, startedAt?: Date): Promise<AdminSession>;
  state(admin: Admin): Promise<FactorState>;
  /** @throws WrongInput, RateLimited, Busy */
  confirmPassword(admin: Admin, password: string, address: CallerAddress): Promise<AdminRecord>;
  /* Each throws WrongInput for a wrong password, and RateLimited after too many. */
  beginApp(admin: Admin, input: CurrentPassword, address: CallerAddress): Promise<NewApp>;
  beginPasskey(admin: Admin, input: CurrentPassword, address: CallerAddress): Promise<NewPasskey>;
  /** @throws NoSuchFactor without a second factor */
  renewRecoveryCodes(admin: Admin, input: CurrentPassword, address: CallerAddress): Promise<RecoveryCodes>;
  /** @throws NoSuchFactor, and SecondFactorRequired for the last one */
  remove(admin: Admin, input: RemoveFactor, address: CallerAddress): Promise<FactorState>;
  /** @throws WrongInput, ChallengeExpired */
  finishApp(admin: Admin, input: AppCode): Promise<FactorSet>;
  /** @throws WrongInput, ChallengeExpired */
  finishPasskey(admin: Admin, input: NewPasskeyAnswer): Promise<FactorSet>;
}

interface FactorsDependencies {
  admins: AdminsRepository;
  tokens: AdminTokens;
  tickets: ChallengeTokens;
  attempts: Attempts;
  devices: Devices;
  passkeys: Passkeys;
  clock: Clock;
}

function toState({ factor, isFactorDemanded }: AdminRecord): FactorState {
  return {
    hasApp: Boolean(factor?.app),
    passkeys: (factor?.passkeys ?? []).map(({ id, name, addedAt }) => ({ id, name, addedAt: addedAt.toISOString() })),
    recoveryCodesLeft: factor?.recoveryCodes.length ?? 0,
    isDemanded: isFactorDemanded,
  };
}

/** Device id of logged-in admins who confirm their password. */
const LOGGED_IN_DEVICE = 'logged in';

function withoutFactor(factor: FactorRecord, which: string): FactorRecord | null {
  if (which === 'app') return factor.app && { ...factor, app: null };
  const passkeys = factor.passkeys.filter(({ id }) => id !== which);
  return passkeys.length < factor.passkeys.length ? { ...factor, passkeys } : null;
}

export function createFactorsService(dependencies: FactorsDependencies): FactorsService {
  const { admins, tokens, tickets, attempts, devices, passkeys, clock } = dependencies;

  const newSession = async (username: string, startedAt = clock()): Promise<AdminSession> => ({
    token: await tokens.issue(username, startedAt),
    expiresIn: ADMIN_TOKEN_LIFETIME_SECONDS,
    user: { username, role: 'admin' },
    device: await devices.issue(username, startedAt),
  });

  async function confirmPassword({ username }: Admin, password: string, address: CallerAddress): Promise<AdminRecord> {
    // A separate bucket, so that strangers cannot use up the attempts of logged-in admins.
    const account = await attempts.checkPassword({ username, password }, { address, deviceId: LOGGED_IN_DEVICE });
    if (!account) throw new WrongInput('password', messages.wrongPassword);
    return account;
  }

  /** A known device counts separately, so that others with the password cannot use up its attempts. */
  async function guessBuckets(username: string, deviceToken: string | undefined): Promise<Bucket[]> {
    const deviceId = await devices.identify(username, deviceToken);
    return [{ key: ['second factor', username, deviceId ?? 'unknown device'], limits: FACTOR_RATE_LIMIT }];
  }

  type DecideChange = (account: AdminRecord) => Promise<FactorChange | null>;

  /** @returns whether anything was written @throws ChallengeExpired */
  async function change(username: string, decide: DecideChange, ticket?: ChallengeToken): Promise<boolean> {
    const used = ticket && { jti: ticket.jti, expiresAt: new Date(ticket.exp * 1000) };
    const decideIfTicketIsValid: DecideChange = async (account) => {
      if (ticket && !isIssuedAfterPasswordChange(ticket, account)) throw new ChallengeExpired();
      return decide(account);
    };
    const outcome = await admins.changeFactor(username, username, decideIfTicketIsValid, used);
    if (outcome === 'used') throw new ChallengeExpired();
    if (outcome === 'gone') throw ticket ? new ChallengeExpired() : new NoSuchFactor();
    return outcome === 'changed';
  }

  async function readChallenge(purpose: 'app' | 'passkey', { username }: Admin, text: string): Promise<ChallengeToken> {
    const ticket = await tickets.verify(purpose, text);
    if (ticket?.sub !== username) throw new ChallengeExpired();
    return ticket;
  }

  /** The first factor ends every login and answers a new session. */
  async function add(
    { username }: Admin,
    ticket: ChallengeToken,
    addTo: (factor: FactorRecord) => FactorRecord,
  ): Promise<FactorSet> {
    const { codes, hashes } = newRecoveryCodes();
    // Tokens count in whole seconds; later ones were issued with the factor.
    const logInsEndedAt = new Date(Math.floor(clock().getTime() / 1000 + 1) * 1000);
    let isFirst = false;
    const decide: DecideChange = async ({ factor }) => {
      isFirst = factor === undefined;
      const current = factor ?? { app: null, passkeys: [], recoveryCodes: hashes };
      return { factor: addTo(current), what: ['factor-set'], ...(isFirst && { logInsEndedAt }) };
    };
    await change(username, decide, ticket);
    return { first: isFirst ? { session: await newSession(username, logInsEndedAt), recoveryCodes: codes } : null };
  }

  async function checkSecondFactor(
    step: SecondStep,
    { payload }: ChallengeToken,
    factor: FactorRecord,
  ): Promise<FactorChange | null> {
    if (step.code !== undefined) {
      const rest = await consumeCode(factor, step.code, clock());
      return rest && { factor: rest.factor, what: rest.isRecovery ? ['recovery-code-used'] : [] };
    }
    const used = step.passkey && (await passkeys.signed(step.passkey, payload, factor.passkeys));
    if (!used) return null;
    const all = factor.passkeys.map((one) => (one.id === used.id ? used : one));
    return { factor: { ...factor, passkeys: all }, what: [] };
  }

  return {
    newSession,
    confirmPassword,

    async secondFactor(username, { factor }) {
      if (!factor) return null;
      const hasPasskeys = factor.passkeys.length > 0;
      const request = hasPasskeys ? await passkeys.request(factor.passkeys) : null;
      return {
        ticket: await tickets.issue('log-in', username, request?.challenge ?? ''),
        hasApp: factor.app !== null,
        ...(request && { passkey: request.options }),
      };
    },

    async finishLogIn(step, deviceToken) {
      const ticket = await tickets.verify('log-in', step.ticket);
      if (!ticket) throw new ChallengeExpired();
      const username = ticket.sub;
      let loggedInAt = clock();
      const decide: DecideChange = async ({ factor, logInsEndedAt }) => {
        if (!factor) throw new ChallengeExpired();
        // The new session must start after the logins it ends.
        if (logInsEndedAt && logInsEndedAt > loggedInAt) loggedInAt = logInsEndedAt;
        return checkSecondFactor(step, ticket, factor);
      };
      const attempt = async () => (await change(username, decide, ticket)) || null;
      // The challenge token proves the password, so login limits do not apply. Recovery codes cannot be guessed.
      const isGuess = step.code !== undefined && isAppCode(step.code);
      const hasPassed = isGuess
        ? await attempts.count(await guessBuckets(username, deviceToken), attempt)
        : await attempt();
      if (!hasPassed) throw new WrongSecondFactor();
      return newSession(username, loggedInAt);
    },

    async state({ username }) {
      const account = await admins.find(username);
      if (!account) throw new NoSuchFactor();
      return toState(account);
    },

    async beginApp(admin, { password }, address) {
      await confirmPassword(admin, password, address);
      const { secret, uri } = await newSecret(admin.username);
      return { ticket: await tickets.issue('app', admin.username, secret), secret, uri };
    },

    async finishApp(admin, { ticket: text, code }) {
      const ticket = await readChallenge('app', admin, text);
      const lastStep = await findTimeStep(code, { secret: ticket.payload, lastStep: 0 }, clock());
      if (lastStep === null) throw new WrongInput('code', messages.wrongCode);
      return add(admin, ticket, (factor) => ({ ...factor, app: { secret: ticket.payload, lastStep } }));
    },

    async beginPasskey(admin, { password }, address) {
      const { factor } = await confirmPassword(admin, password, address);
      const { challenge, options } = await passkeys.creation(admin.username, factor?.passkeys ?? []);
      return { ticket: await tickets.issue('passkey', admin.username, challenge), options };
    },

    async finishPasskey(admin, { ticket: text, name, passkey }) {
      const ticket = await readChallenge('passkey', admin, text);
      const created = await passkeys.created(passkey, ticket.payload);
      if (!created) throw new WrongInput('passkey', messages.wrongPasskey);
      const added = { ...created, name, addedAt: clock() };
      return add(admin, ticket, (factor) => {
        if (factor.passkeys.length >= LIMITS.passkeys) {
          throw new WrongInput('passkey', messages.tooManyPasskeys(LIMITS.passkeys));
        }
        const others = factor.passkeys.filter(({ id }) => id !== added.id);
        return { ...factor, passkeys: [...others, added] };
      });
    },

    async renewRecoveryCodes(admin, { password }, address) {
      await confirmPassword(admin, password, address);
      const { codes, hashes } = newRecoveryCodes();
      const isChanged = await change(admin.username, async ({ factor }) =>
        factor ? { factor: { ...factor, recoveryCodes: hashes }, what: ['recovery-codes-made'] } : null,
      );
      if (!isChanged) throw new NoSuchFactor();
      return { recoveryCodes: codes };
    },

    async remove(admin, { password, which }, address) {
      await confirmPassword(admin, password, address);
      let updated: AdminRecord | undefined;
      await change(admin.username, async (account) => {
        const rest = account.factor && withoutFactor(account.factor, which);
        if (!rest) throw new NoSuchFactor();
        const isLast = !rest.app && rest.passkeys.length === 0;
        if (isLast && account.isFactorDemanded) throw new SecondFactorRequired();
        updated = { ...account, factor: isLast ? undefined : rest };
        return { factor: updated.factor ?? null, what: ['factor-removed'] };
      });
      if (!updated) throw new NoSuchFactor();
      return toState(updated);
    },
  };
}
