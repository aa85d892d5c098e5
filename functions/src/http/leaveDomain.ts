/** What Node keeps there once somebody has loaded `node:domain`; its types leave it out. */
interface WithDomain {
  domain?: { exit(): void } | null;
}

/**
 * Leaves the domain (`node:domain`) in which the functions framework runs each request. Node enters and leaves it again for every
 * promise that is made inside, and keeps what it belongs to: half of an order's processor time. It would catch what is
 * thrown outside of any promise; now that ends the instance, as a rejected promise that nobody handles always has.
 */
export function leaveDomain(): void {
  (process as WithDomain).domain?.exit();
}
