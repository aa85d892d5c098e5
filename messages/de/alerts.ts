import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const isBack = (title: Shown) => `„${isolate(title)}“ ist wieder da`;
export const whyYouGetThis =
  'Sie wollten wissen, wann dieses Buch wieder da ist. Es lässt sich wieder bestellen, solange der Vorrat reicht.';
export const onlyEmail = 'Das ist die einzige E-Mail dazu. Ihre Benachrichtigung haben wir gelöscht.';
export const viewBook = 'Zum Buch';

export const set = 'E-Mail, wenn es wieder da ist';
export const cancel = 'Benachrichtigung abbestellen';
export const isSet = (email: Shown) => `Wir schicken eine E-Mail an ${email}, wenn es wieder da ist.`;
export const cancelled = 'Benachrichtigung abbestellt.';
export const logInFirst = 'Melden Sie sich an, um zu erfahren, wann es wieder da ist';
export const confirmFirst = 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse, damit die E-Mail zu Ihnen kommt.';
export const goToAccount = 'Zu Ihrem Konto';
export const notSaved = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';
export const tooMany = (most: number) =>
  `Sie warten schon auf ${most} Bücher; zu weiteren können wir Sie nicht benachrichtigen.`;
