import { adminClient } from '../../api/adminClient.ts';
import { readAdminToken, writeAdminToken } from '../../api/adminToken.ts';

/** Ends the session here at once, in every tab, and asks the server to refuse the token for the rest of its hour. */
export function logOutAdmin(): void {
  const token = readAdminToken();
  writeAdminToken(null);
  if (token === null) return;
  adminClient.logOut(token).catch((error: unknown) => console.warn('The token could not be revoked', error));
}
