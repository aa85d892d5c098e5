import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

/* Mails to customers when books are back that were sold out. */

export const isBack = (title: Shown) => `“${isolate(title)}” is back`;
export const youAsked = 'You asked us to tell you when this book is back. It can be ordered again, while copies last.';
export const onlyMail = 'This is the only e-mail about it: your request has been deleted.';
export const toTheBook = 'To the book';

export const tellMe = 'Tell me when it is back';
export const tellMeNoMore = 'Stop waiting for it';
export const weTellYou = (email: Shown) => `We send one mail to ${email} when it is back.`;
export const weTellYouNoMore = 'We will send no mail.';
export const logInFirst = 'Log in to be told when it is back';
export const confirmFirst = 'Please confirm your e-mail address first, so that the mail comes to you.';
export const toYourAccount = 'To your account';
export const notSaved = 'That did not work. Please try again.';
export const tooMany = (most: number) => `You are waiting for ${most} books already, and for more we cannot tell you.`;
