import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,128}$/;

export const idempotencyKeySchema = z
  .string(messages.invalidIdempotencyKey)
  .regex(IDEMPOTENCY_KEY, messages.invalidIdempotencyKey);
