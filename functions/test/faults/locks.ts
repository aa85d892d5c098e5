/**
 * Milliseconds. The lock times of Firestore, shortened: what an abandoned transaction holds is free again after
 * seconds. In production it takes a minute.
 */
export const SHORT_LOCKS = { lockWait: 1_000, idle: 1_500 };
