import { CLOCK_AHEAD_STORAGE_KEY, writeAdminToken } from '../../api/adminToken.ts';
import { readTokenTime } from '../../lib/jwt.ts';
import { local, writeText } from '../../lib/storage.ts';

/**
 * Stores the token of a log-in that was asked for at one moment and answered now, by this computer's clock. That clock may be
 * hours wrong and the hour still lasts an hour: how wrong it is can be seen from when the shop issued the token.
 */
export function storeNewAdminToken(token: string, askedAt: number, now = Date.now()): void {
  const issuedAt = readTokenTime(token, 'iat');
  // To the second: that is how the token tells it.
  const agrees = issuedAt === null || (askedAt - 1000 <= issuedAt && issuedAt <= now + 1000);
  // Before the token, so that other tabs know both when they hear of it.
  writeText(local, CLOCK_AHEAD_STORAGE_KEY, agrees ? null : String(now - issuedAt));
  writeAdminToken(token);
}
