import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const isBack = (title: Shown) => `„${isolate(title)}“ ist wieder da`;
export const youAsked =
  'Sie wollten wissen, wann dieses Buch wieder da ist. Es lässt sich wieder bestellen, solange der Vorrat reicht.';
export const onlyMail = 'Das ist die einzige E-Mail dazu. Ihre Benachrichtigung haben wir gelöscht.';
export const toTheBook = 'Zum Buch';

export const tellMe = 'E-Mail, wenn es wieder da ist';
export const tellMeNoMore = 'Benachrichtigung abbestellen';
export const weTellYou = (email: Shown) => `Wir schicken eine E-Mail an ${email}, wenn es wieder da ist.`;
export const weTellYouNoMore = 'Benachrichtigung abbestellt.';
export const logInFirst = 'Melden Sie sich an, um zu erfahren, wann es wieder da ist';
export const confirmFirst = 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse, damit die E-Mail zu Ihnen kommt.';
export const toYourAccount = 'Zu Ihrem Konto';
export const notSaved = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';
export const tooMany = (most: number) =>
  `Sie warten schon auf ${most} Bücher; zu weiteren können wir Sie nicht benachrichtigen.`;
