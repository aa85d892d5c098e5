/** The customer who is signed in, as the identity provider knows them. */
export interface CurrentUser {
  uid: string;
  email: string | null;
  name: string | null;
  tenantId: string | null;
  /** The provider's ID token, refreshed when due. */
  getIdToken: () => Promise<string>;
  /** Has the provider send the mail by which the address is confirmed. Rejects when it refuses. */
  sendConfirmation: () => Promise<void>;
  /** Asks the provider what it knows now, and for an ID token that says so. Rejects when it cannot be reached. */
  refresh: () => Promise<void>;
}

export type OnUser = (user: CurrentUser | null) => void;
