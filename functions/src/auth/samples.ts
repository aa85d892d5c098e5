/** Rejected at startup outside the emulators. */
export const SAMPLE_JWT_SECRET = 'sample-secret-for-the-emulators-only-0123456789';

export const SAMPLE_ADMIN = { username: 'admin', password: 'bookstore-admin' } as const;
export const SAMPLE_CUSTOMER = { email: 'reader@example.com', password: 'reader-pass' } as const;
