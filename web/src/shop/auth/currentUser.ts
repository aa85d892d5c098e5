export interface CurrentUser {
  uid: string;
  email: string | null;
  name: string | null;
  tenantId: string | null;
  getIdToken: () => Promise<string>;
  /** Rejects when the provider refuses. */
  sendConfirmation: () => Promise<void>;
  /** Refreshes user and ID token. Rejects when the provider cannot be reached. */
  refresh: () => Promise<void>;
}

export type OnUser = (user: CurrentUser | null) => void;
