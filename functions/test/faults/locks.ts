/** Milliseconds. Shortened: in production an abandoned transaction holds locks for a minute. */
export const SHORT_LOCKS = { lockWait: 1_000, idle: 1_500 };
