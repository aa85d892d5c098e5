/** Set by Node once `node:domain` is loaded; missing in its types. */
interface WithDomain {
  domain?: { exit(): void } | null;
}

/**
 * The functions framework runs each request in a domain (`node:domain`), which takes half of an order's processor
 * time. Errors thrown outside of promises then end the instance, as unhandled rejections always have.
 */
export function leaveDomain(): void {
  (process as WithDomain).domain?.exit();
}
