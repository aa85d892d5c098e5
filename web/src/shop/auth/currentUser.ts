/** The signed-in customer. */
export interface CurrentUser {
  uid: string;
  email: string | null;
  name: string | null;
  tenantId: string | null;
  /** The provider's ID token, refreshed when due. */
  getIdToken: () => Promise<string>;
  /** Requests the confirmation mail. Rejects when the provider refuses. */
  sendConfirmation: () => Promise<void>;
  /** Refreshes the user and the ID token. Rejects when the provider cannot be reached. */
  refresh: () => Promise<void>;
}

export type OnUser = (user: CurrentUser | null) => void;
