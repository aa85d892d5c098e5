import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const codeOrPasskey = 'Needs either a code or a passkey';
export const secondFactorNeeded = 'The password is right. The log-in goes on with the second factor.';
export const ticketExpired = 'This took too long, or was done already. Begin again.';
export const wrongSecondFactor = 'This is not the second factor of the admin.';
export const wrongPassword = 'Is not your password';
export const wrongCode = 'Is not the code that the app shows';
export const invalidPasskey = 'Must be the browser’s answer for a passkey, unchanged';
export const wrongPasskey = 'This passkey could not be added. Begin again.';
export const atMostPasskeys = (most: number) => `There are ${most} passkeys already: remove one first`;
export const noSuchFactor = 'There is no such second factor.';
export const lastFactorIsDemanded = 'An owner demands a second factor: set up another one before you remove the last.';
export const setUpAFactorFirst = 'An owner demands a second factor: set one up before anything else.';
export const noSuchAdmin = 'There is no such admin.';

export const typeTheCode = 'Your password is right. Now type the code that your authenticator app shows.';
export const typeTheCodeOrUsePasskey =
  'Your password is right. Now type the code that your authenticator app shows, or use a passkey.';
export const usePasskeyOrCode = 'Your password is right. Now use a passkey, or one of your recovery codes.';
export const code = 'Code';
export const recoveryCode = 'Recovery code';
export const recoveryCodesWorkToo = 'Without your telephone at hand: one of your recovery codes';
export const usePasskey = 'Use a passkey';
export const goOn = 'Continue';
export const startAgain = 'Start again';
export const codeIsWrong = 'This code is not right, or was used already. Wait for the next one, then try again.';
export const recoveryCodeIsWrong = 'This code is not right, or was used already.';
export const passkeyIsWrong = 'This passkey is not one of yours.';
export const passkeyNotUsed = 'No passkey was used. Try again, or type a code.';

export const security = 'Security';
export const whatASecondFactorIs =
  'A second factor protects the shop when somebody finds out your password: a log-in then also takes something that you have with you.';
export const loadingSecurity = 'Loading your security settings';
export const securityNotLoaded = 'Your security settings could not be loaded';
export const authenticatorApp = 'Authenticator app';
export const appIsSetUp = 'Set up. Each log-in asks for the six digits that the app shows.';
export const whatAnAppIs = 'An app on your telephone shows six digits that change every half minute.';
export const setUpApp = 'Set up an authenticator app';
export const setUpAppAnew = 'Set up the authenticator app again';
export const presentAppEnds = 'The codes of the present app stop working as soon as the new one is set up.';
export const setUp = 'Set up';
export const replaceTheApp = 'Set it up again';
export const removeTheApp = 'Remove the authenticator app';
export const passkeys = 'Passkeys';
export const whatAPasskeyIs =
  'Your telephone, your computer or a security key proves that it is you: by fingerprint, face or PIN.';
export const addPasskey = 'Add a passkey';
export const addedOn = (day: Shown) => `added on ${day}`;
export const remove = 'Remove';
export const removePasskey = (name: Shown) => `Remove the passkey ${isolate(name)}`;
export const recoveryCodes = 'Recovery codes';
export const recoveryCodesLeft = (count: number) =>
  count === 0
    ? 'No recovery code is left. Make new ones.'
    : plural(count, {
        one: '1 recovery code is left. It works once, in place of the second factor.',
        other: `${count} recovery codes are left. Each works once, in place of the second factor.`,
      });
export const makeNewCodes = 'Make new recovery codes';
export const oldCodesEnd = 'The codes that you have now stop working.';
export const whatRemovingMeans =
  'Your log-ins no longer ask for it. Where it is the last one, the password alone is enough again, and your recovery codes stop working.';

export const yourPassword = 'Your password';
export const whyThePassword = 'So that nobody else changes this on a screen that you left open';
export const close = 'Close';
export const scanThis =
  'Scan this with an authenticator app, for example Google Authenticator, Aegis or 1Password. Then type the code that it shows.';
export const qrCode = 'QR code for the authenticator app';
export const orTypeThis = 'Or type this key into the app';
export const sixDigits = 'Six digits';
export const nameOfPasskey = 'Name';
export const nameOfPasskeyHint = 'By which you know it again, such as: my telephone';
export const passkeyNotMade =
  'No passkey was made. It may have been cancelled, be there already, or not work at this address of the shop.';
export const factorIsRemoved = 'Removed.';
export const firstFactorIsSet = 'Done. From now on your log-in takes a second factor; your other log-ins have ended.';
export const factorIsSet = 'Done. From now on you can log in with it.';
export const keepTheseCodes =
  'Keep these recovery codes where you find them without your telephone. Each works once. They are shown this one time.';
export const copy = 'Copy';
export const copied = 'Copied';
export const notCopied = 'Not copied: save them as a file, print this page, or write them down.';
export const saveAsFile = 'Save as a file';
export const iHaveKeptThem = 'I have kept them';

export const whoHasAccess = 'Who has access';
export const howAccessIsGiven = <T>(create: T, reset: T) => [
  'Access is given with ',
  create,
  '. Whoever has lost their second factor gets in again after the same command with ',
  reset,
  '.',
];
export const loadingAccess = 'Loading the list of admins';
export const accessNotLoaded = 'The list of admins could not be loaded';
export const hasFactor = 'Second factor set up';
export const hasNoFactor = 'Password only';
export const liftDemandOf = (who: Shown) => `Stop requiring a second factor for ${isolate(who)}`;
export const liftDemand = 'Stop requiring it';
export const demandFactorOf = <T>(hidden: (words: string) => T, who: Shown) => [
  'Demand a second factor',
  hidden(` of ${isolate(who)}`),
];
