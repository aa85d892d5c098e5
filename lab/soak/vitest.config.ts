import { defineConfig } from 'vitest/config';

/** What `npm run soak` counts again at its end, in the shop that still runs: give SOAK_LEDGER and LOCAL_MAILBOX beside the emulators' addresses. */
export default defineConfig({
  test: { name: 'after the soak', include: ['*.check.ts'], testTimeout: 600_000, hookTimeout: 60_000 },
});
