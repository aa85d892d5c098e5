import * as messages from '@bookstore/messages/validation';
import { line } from '../text.ts';

/** Nothing behind the sign that would begin something else in a link to write to it. */
const ADDRESS = /^[^\s@?&]+@[^\s@?&%/]+$/;

/** An address that somebody has typed, at most `max` characters, in lower case. */
export const emailSchema = (max: number) => line(max).regex(ADDRESS, messages.invalidEmail).toLowerCase();
