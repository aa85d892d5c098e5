type TokenSource = () => Promise<string>;

/** Lets the identity provider tell the API's caches how to get the customer's ID token, without either knowing the other. */
export interface CustomerToken {
  /** The token of the customer who is signed in, refreshed when due; null when nobody is. */
  get: () => Promise<string | null>;
  use: (source: TokenSource | null) => void;
}

export function createCustomerToken(): CustomerToken {
  let source: TokenSource | null = null;
  return {
    get: async () => (source ? source() : null),
    use: (next) => {
      source = next;
    },
  };
}
