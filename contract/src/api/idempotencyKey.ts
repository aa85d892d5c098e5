import * as z from 'zod';

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,128}$/;

export const idempotencyKeySchema = z
  .string()
  .regex(IDEMPOTENCY_KEY, 'Must be 8 to 128 characters of A-Z, a-z, 0-9, _ and -');
