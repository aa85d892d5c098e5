import { ADMIN_RIGHTS, type AdminRights } from '@bookstore/contract/api/admin';
import * as z from 'zod';
import type { Database } from '../firestore/firebase.ts';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { type PasswordHash, passwordHashSchema } from './password.ts';

const adminDocumentSchema = passwordHashSchema.extend({
  changedAt: timestamp,
  /** Accounts of earlier releases do not say: every admin could do everything. */
  rights: z.enum(ADMIN_RIGHTS).default('owner'),
});

/** An admin account. `changedAt` is when its password was set: earlier tokens no longer count. */
type AdminRecord = z.output<typeof adminDocumentSchema>;

/** An account in a list; `changedAt` and `rights` are null when its document is damaged. */
export interface ListedAdmin {
  username: string;
  changedAt: Date | null;
  rights: AdminRights | null;
}

export interface AdminsRepository {
  find(username: string): Promise<AdminRecord | null>;
  /** Every account by name. */
  list(): Promise<ListedAdmin[]>;
  /** From then on no token of the account counts. @returns whether it was there. */
  remove(username: string): Promise<boolean>;
  /**
   * Sets the password as of now, by Firestore's clock: tokens are compared with it, not with a laptop's. An account that is there
   * keeps everything else, its rights too where none are given.
   */
  save(username: string, password: PasswordHash, rights?: AdminRights): Promise<void>;
  /** From the next call on; whoever is logged in stays so. @returns whether the account was there. */
  setRights(username: string, rights: AdminRights): Promise<boolean>;
  /** The account behind a token, and whether the token was revoked: what each admin call must know, in one request. */
  findWithRevocation(username: string, jti: string): Promise<{ account: AdminRecord | null; isRevoked: boolean }>;
  /** Refuses a token for the rest of its life; the record goes when Firestore's time-to-live policy finds it expired. */
  revoke(jti: string, expiresAt: Date): Promise<void>;
}

const USERNAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** Whether a text can be an admin's user name: letters, digits, dots, hyphens and underscores. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text);
}

const TOKEN_ID = /^[A-Za-z0-9-]{1,64}$/;

/** Whether a text can be the id of a token, as a document of `revokedTokens` is named by it. */
export function isTokenId(text: string): boolean {
  return TOKEN_ID.test(text);
}

/** @returns null when there is no such document. @throws InvalidDocument. */
export function readAdmin(document: StoredDocument | undefined): AdminRecord | null {
  return document ? readDocument(adminDocumentSchema, document) : null;
}

export function createAdminsRepository(database: Database): AdminsRepository {
  return {
    async find(username) {
      const db = await database();
      if (!isUsername(username)) return null;
      return readAdmin(await db.collection('admins').doc(username).get());
    },

    async list() {
      const db = await database();
      const { docs } = await db.collection('admins').get();
      return docs.map((document) => {
        const account = adminDocumentSchema.safeParse(document.data()).data;
        return { username: document.id, changedAt: account?.changedAt ?? null, rights: account?.rights ?? null };
      });
    },

    async remove(username) {
      const db = await database();
      if (!isUsername(username)) return false;
      const account = db.collection('admins').doc(username);
      const { exists } = await account.get();
      await account.delete();
      return exists;
    },

    async save(username, password, rights) {
      const [{ FieldValue }, db] = await Promise.all([import('../firestore/firestore.ts'), database()]);
      const account = { ...password, changedAt: FieldValue.serverTimestamp(), ...(rights && { rights }) };
      await db.collection('admins').doc(username).set(account, { merge: true });
    },

    async setRights(username, rights) {
      const db = await database();
      if (!isUsername(username)) return false;
      const account = db.collection('admins').doc(username);
      const { exists } = await account.get();
      if (exists) await account.update({ rights });
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
