import { onRequest } from 'firebase-functions/v2/https';
import { createFloor } from './floor.ts';

/** The second floor of the benchmark: the same app as a Firebase function, for the functions framework to load. */
export const api = onRequest({ cors: false }, createFloor());
