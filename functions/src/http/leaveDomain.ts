/** Set by Node once `node:domain` is loaded; missing in its types. */
interface WithDomain {
  domain?: { exit(): void } | null;
}

/**
 * Leaves the domain (`node:domain`) in which the functions framework runs each request, because it takes half of an
 * order's processor time. Errors thrown outside of promises then end the instance, as unhandled rejections always
 * have.
 */
export function leaveDomain(): void {
  (process as WithDomain).domain?.exit();
}
