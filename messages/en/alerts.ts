import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const isBack = (title: Shown) => `“${isolate(title)}” is back`;
export const whyYouGetThis =
  'You asked us to let you know when this book is back. You can order it now, while stocks last.';
export const onlyEmail = "This is the only email you'll get about it. We've deleted your alert.";
export const viewBook = 'View book';

export const set = "Email me when it's back";
export const cancel = 'Cancel alert';
export const isSet = (email: Shown) => `We'll email ${email} when it's back.`;
export const cancelled = 'Alert cancelled.';
export const logInFirst = "Log in to get an email when it's back";
export const confirmFirst = 'Please confirm your email address first, so that we can reach you.';
export const goToAccount = 'Go to your account';
export const notSaved = 'Something went wrong. Please try again.';
export const tooMany = (most: number) => `You already have alerts for ${most} books, which is the limit.`;
