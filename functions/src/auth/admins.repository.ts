import { ADMIN_RIGHTS, type AdminRights } from '@bookstore/contract/api/admin';
import type { ChangeCode } from '@bookstore/contract/api/changes';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { recordChange } from '../changes/changeRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { type FactorRecord, factorSchema } from './factorRecord.ts';
import { type PasswordHash, passwordHashSchema } from './password.ts';

const adminDocumentSchema = passwordHashSchema.extend({
  changedAt: timestamp,
  /** Earlier releases stored no rights; their admins could do everything. */
  rights: z.enum(ADMIN_RIGHTS).default('owner'),
  factor: factorSchema.optional(),
  isFactorDemanded: z.boolean().default(false),
  /** Set with a first factor or a reset. Earlier tokens are invalid. */
  logInsEndedAt: timestamp.optional(),
});

/** `changedAt` is when the password was set; earlier tokens are invalid. */
export type AdminRecord = z.output<typeof adminDocumentSchema>;

/** `changedAt` and `rights` are null for a damaged document. */
export interface ListedAdmin {
  username: string;
  changedAt: Date | null;
  rights: AdminRights | null;
  hasFactor: boolean;
  isFactorDemanded: boolean;
}

interface UsedChallenge {
  jti: string;
  expiresAt: Date;
}

/** New factor (null for none) and its log entries. */
export interface FactorChange {
  factor: FactorRecord | null;
  what: ChangeCode[];
  /** Ends tokens issued before this time. */
  logInsEndedAt?: Date;
}

interface AdminSettings {
  rights?: AdminRights | undefined;
  isFactorDemanded?: true | undefined;
}

export interface AdminsRepository {
  find(username: string): Promise<AdminRecord | null>;
  list(): Promise<ListedAdmin[]>;
  /** Ends all tokens of the account. @returns whether it existed */
  remove(username: string, by: string): Promise<boolean>;
  /**
   * Uses Firestore's time, because token times are compared with it. Keeps other settings, including rights if none
   * are given. @returns whether the account is new
   */
  save(username: string, password: PasswordHash, by: string, more?: AdminSettings): Promise<boolean>;
  /** Sessions stay. @returns whether the account existed */
  setRights(username: string, rights: AdminRights, by: string): Promise<boolean>;
  /** Runs in one transaction. @param decide may run again; null changes nothing @param ticket refused if used before */
  changeFactor(
    username: string,
    by: string,
    decide: (account: AdminRecord) => Promise<FactorChange | null>,
    ticket?: UsedChallenge,
  ): Promise<'changed' | 'unchanged' | 'used' | 'gone'>;
  /** @returns null if the account does not exist */
  demandFactor(username: string, isDemanded: boolean, by: string): Promise<ListedAdmin | null>;
  /** Ends all tokens of the account. @returns whether it existed */
  resetFactor(username: string, by: string): Promise<boolean>;
  /** One request, because every admin call needs both. */
  findWithRevocation(username: string, jti: string): Promise<{ account: AdminRecord | null; isRevoked: boolean }>;
  /** Firestore's time-to-live policy deletes the record after expiry. */
  revoke(jti: string, expiresAt: Date): Promise<void>;
}

const USERNAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

export function isUsername(text: string): boolean {
  return USERNAME.test(text);
}

const TOKEN_ID = /^[A-Za-z0-9-]{1,64}$/;

/** The id names a document of `revokedTokens`. */
export function isTokenId(text: string): boolean {
  return TOKEN_ID.test(text);
}

/** @throws InvalidDocument */
export function readAdmin(document: StoredDocument | undefined): AdminRecord | null {
  return document ? readDocument(adminDocumentSchema, document) : null;
}

function toListed(username: string, document: unknown): ListedAdmin {
  const account = adminDocumentSchema.safeParse(document).data;
  return {
    username,
    changedAt: account?.changedAt ?? null,
    rights: account?.rights ?? null,
    hasFactor: account?.factor !== undefined,
    isFactorDemanded: account?.isFactorDemanded ?? false,
  };
}

function rightsCodes(account: DocumentSnapshot, rights: AdminRights | undefined): ChangeCode[] {
  const current = adminDocumentSchema.shape.rights.safeParse(account.get('rights')).data;
  if (rights === undefined || (account.exists && current === rights)) return [];
  return [rights === 'owner' ? 'admin-made-owner' : 'admin-made-staff'];
}

/** @returns codes for the log */
type ChangeAccount = (transaction: Transaction, account: DocumentSnapshot) => ChangeCode[];

export function createAdminsRepository(database: Database): AdminsRepository {
  async function change(username: string, by: string, write: ChangeAccount): Promise<boolean> {
    const db = await database();
    return db.runTransaction(async (transaction) => {
      const account = await transaction.get(db.collection('admins').doc(username));
      const codes = write(transaction, account);
      const at = account.readTime.toDate();
      for (const what of codes) recordChange(db, transaction, { at, by, what, subjects: [username] });
      return codes.length > 0;
    });
  }

  return {
    async find(username) {
      const db = await database();
      if (!isUsername(username)) return null;
      return readAdmin(await db.collection('admins').doc(username).get());
    },

    async list() {
      const db = await database();
      const { docs } = await db.collection('admins').get();
      return docs.map((document) => toListed(document.id, document.data()));
    },

    async remove(username, by) {
      if (!isUsername(username)) return false;
      return change(username, by, (transaction, account) => {
        if (account.exists) transaction.delete(account.ref);
        return account.exists ? ['admin-removed'] : [];
      });
    },

    async save(username, password, by, { rights, isFactorDemanded } = {}) {
      const { FieldValue } = await import('../firestore/firestore.ts');
      const settings = { ...(rights && { rights }), ...(isFactorDemanded && { isFactorDemanded }) };
      const fields = { ...password, changedAt: FieldValue.serverTimestamp(), ...settings };
      let isNew = false;
      await change(username, by, (transaction, account) => {
        isNew = !account.exists;
        transaction.set(account.ref, fields, { merge: true });
        const demanded: ChangeCode[] = isFactorDemanded && !account.get('isFactorDemanded') ? ['factor-demanded'] : [];
        return [isNew ? 'admin-added' : 'admin-password-changed', ...rightsCodes(account, rights), ...demanded];
      });
      return isNew;
    },

    async setRights(username, rights, by) {
      if (!isUsername(username)) return false;
      let exists = false;
      await change(username, by, (transaction, account) => {
        exists = account.exists;
        if (exists) transaction.update(account.ref, { rights });
        return exists ? rightsCodes(account, rights) : [];
      });
      return exists;
    },

    async changeFactor(username, by, decide, ticket) {
      const { FieldValue } = await import('../firestore/firestore.ts');
      const db = await database();
      const challengeRef = ticket && db.collection('revokedTokens').doc(ticket.jti);
      return db.runTransaction(async (transaction) => {
        const [found, usedChallenge] = await transaction.getAll(
          db.collection('admins').doc(username),
          ...(challengeRef ? [challengeRef] : []),
        );
        const account = found && readAdmin(found);
        if (!found || !account) return 'gone';
        if (usedChallenge?.exists) return 'used';
        const at = found.readTime.toDate();
        const change = await decide(account);
        if (!change) return 'unchanged';
        const { factor, logInsEndedAt } = change;
        transaction.update(found.ref, {
          factor: factor ?? FieldValue.delete(),
          ...(logInsEndedAt && { logInsEndedAt }),
        });
        if (challengeRef && ticket) transaction.create(challengeRef, { expiresAt: ticket.expiresAt });
        for (const what of change.what) recordChange(db, transaction, { at, by, what, subjects: [username] });
        return 'changed';
      });
    },

    async demandFactor(username, isDemanded, by) {
      if (!isUsername(username)) return null;
      let listed: ListedAdmin | null = null;
      await change(username, by, (transaction, account) => {
        listed = account.exists ? { ...toListed(username, account.data()), isFactorDemanded: isDemanded } : null;
        if (!account.exists || (account.get('isFactorDemanded') ?? false) === isDemanded) return [];
        transaction.update(account.ref, { isFactorDemanded: isDemanded });
        return [isDemanded ? 'factor-demanded' : 'factor-not-demanded'];
      });
      return listed;
    },

    async resetFactor(username, by) {
      if (!isUsername(username)) return false;
      const { FieldValue } = await import('../firestore/firestore.ts');
      let exists = false;
      await change(username, by, (transaction, account) => {
        exists = account.exists;
        if (!exists) return [];
        transaction.update(account.ref, { factor: FieldValue.delete(), logInsEndedAt: FieldValue.serverTimestamp() });
        return ['factor-reset'];
      });
      return exists;
    },

    async findWithRevocation(username, jti) {
      const db = await database();
      const account = db.collection('admins').doc(username);
      const revocation = db.collection('revokedTokens').doc(jti);
      const [found, revoked] = await db.getAll(account, revocation);
      return { account: readAdmin(found), isRevoked: revoked?.exists ?? false };
    },

    async revoke(jti, expiresAt) {
      const db = await database();
      await db.collection('revokedTokens').doc(jti).set({ expiresAt });
    },
  };
}
