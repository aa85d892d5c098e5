import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const codeOrPasskey = 'Needs either a code or a passkey';
export const secondFactorNeeded = 'The password is correct. Continue with the second factor.';
export const ticketExpired = 'This took too long, or was already done. Please start again.';
export const wrongSecondFactor = "That isn't this admin's second factor.";
export const wrongPassword = "That isn't your password";
export const wrongCode = "That isn't the code shown in the app";
export const invalidPasskey = "Must be the browser's unchanged passkey response";
export const wrongPasskey = "We couldn't add this passkey. Please start again.";
export const tooManyPasskeys = (most: number) => `You already have ${most} passkeys. Remove one first`;
export const noSuchFactor = "This second factor doesn't exist.";
export const lastFactorRequired =
  'An owner requires two-step login. Set up another second factor before you remove the last one.';
export const setUpFirst = 'An owner requires two-step login. Set up a second factor before you continue.';
export const noSuchAdmin = "This admin doesn't exist.";

export const enterCode = 'Your password is correct. Now enter the code from your authenticator app.';
export const enterCodeOrUsePasskey =
  'Your password is correct. Now enter the code from your authenticator app, or use a passkey.';
export const usePasskeyOrCode = 'Your password is correct. Now use a passkey or one of your recovery codes.';
export const code = 'Code';
export const recoveryCode = 'Recovery code';
export const recoveryCodesWorkToo = 'No phone to hand? Use one of your recovery codes';
export const usePasskey = 'Use a passkey';
export const continueLabel = 'Continue';
export const startOver = 'Start over';
export const codeIsWrong = 'This code is wrong or was already used. Wait for the next one, then try again.';
export const recoveryCodeIsWrong = 'This code is wrong or was already used.';
export const passkeyIsWrong = "This passkey isn't one of yours.";
export const passkeyNotUsed = 'No passkey was used. Try again, or enter a code.';

export const security = 'Security';
export const description =
  'Two-step login protects the shop even if your password leaks: logging in also takes something only you have.';
export const loadingSecurity = 'Loading security settings…';
export const securityNotLoaded = "Couldn't load your security settings";
export const authenticatorApp = 'Authenticator app';
export const appIsSetUp = 'Set up. Each login asks for the six digits shown in the app.';
export const appDescription = 'An app on your phone shows six digits that change every 30 seconds.';
export const setUpApp = 'Set up an authenticator app';
export const replaceAppHeading = 'Replace the authenticator app';
export const replaceConsequences = "Your current app's codes stop working as soon as the new one is set up.";
export const setUp = 'Set up';
export const replaceApp = 'Replace';
export const removeApp = 'Remove the authenticator app';
export const passkeys = 'Passkeys';
export const passkeyDescription =
  "Your phone, computer or security key confirms that it's you, by fingerprint, face or PIN.";
export const addPasskey = 'Add a passkey';
export const addedOn = (day: Shown) => `added on ${day}`;
export const remove = 'Remove';
export const removePasskey = (name: Shown) => `Remove the passkey ${isolate(name)}`;
export const recoveryCodes = 'Recovery codes';
export const recoveryCodesLeft = (count: number) =>
  count === 0
    ? 'You have no recovery codes left. Create new ones.'
    : plural(count, {
        one: 'You have 1 recovery code left. It works once, in place of the second factor.',
        other: `You have ${count} recovery codes left. Each works once, in place of the second factor.`,
      });
export const createNewCodes = 'Create new recovery codes';
export const newCodesConsequences = 'Your current codes will stop working.';
export const removeConsequences =
  "You'll no longer need it to log in. If it's your last one, your password alone is enough again, and your recovery codes stop working.";

export const yourPassword = 'Your password';
export const passwordReason = "Confirm that it's you before you change your security settings";
export const scanThis =
  'Scan this with an authenticator app, such as Google Authenticator, Aegis or 1Password. Then enter the code it shows.';
export const qrCode = 'QR code for the authenticator app';
export const orEnterKey = 'Or enter this key in the app';
export const sixDigits = 'Six digits';
export const nameOfPasskey = 'Name';
export const nameOfPasskeyHint = 'So that you can recognise it, for example: my phone';
export const passkeyNotMade =
  "The passkey wasn't added. You may have cancelled, you may already have one on this device, or your browser may not support passkeys at this address.";
export const factorIsRemoved = 'Removed.';
export const firstFactorIsSet =
  'Done. From now on you log in with a second factor. All your other sessions have ended.';
export const factorIsSet = 'Done. You can now log in with it.';
export const keepCodes =
  "Keep these recovery codes somewhere you can reach without your phone. Each works once. You won't see them again.";
export const copy = 'Copy';
export const copied = 'Copied';
export const notCopied = "Couldn't copy. Save them as a file, print this page, or write them down.";
export const saveAsFile = 'Save as file';
export const codesSaved = "I've saved them";

export const access = 'People with access';
export const accessHint = <T>(create: T, reset: T) => [
  'To give someone access, run ',
  create,
  '. If someone loses their second factor, run the same command with ',
  reset,
  '.',
];
export const loadingAccess = 'Loading admins…';
export const accessNotLoaded = "Couldn't load the list of admins";
export const hasFactor = 'Second factor set up';
export const hasNoFactor = 'Password only';
export const stopRequiringFor = (who: Shown) => `Stop requiring two-step login for ${isolate(who)}`;
export const stopRequiring = 'Stop requiring two-step login';
export const requireFactorFor = <T>(hidden: (words: string) => T, who: Shown) => [
  'Require two-step login',
  hidden(` for ${isolate(who)}`),
];
