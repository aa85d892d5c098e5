/** The accounts of a seeded shop on the emulators, as the README names them. Worth nothing anywhere else. */
export const SAMPLE_ADMIN = { username: 'admin', password: 'bookstore-admin' } as const;
export const SAMPLE_CUSTOMER = { email: 'reader@example.com', password: 'reader-pass' } as const;
