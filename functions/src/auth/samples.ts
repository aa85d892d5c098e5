/** Signs admin tokens on the emulators. Anywhere else the function refuses to run with it. */
export const SAMPLE_JWT_SECRET = 'sample-secret-for-the-emulators-only-0123456789';

/** The accounts of a seeded shop on the emulators, as the README names them. Worth nothing anywhere else. */
export const SAMPLE_ADMIN = { username: 'admin', password: 'bookstore-admin' } as const;
export const SAMPLE_CUSTOMER = { email: 'reader@example.com', password: 'reader-pass' } as const;
