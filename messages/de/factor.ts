import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const codeOrPasskey = 'Entweder ein Code oder ein Passkey ist nötig';
export const secondFactorNeeded = 'Das Passwort stimmt. Die Anmeldung geht mit dem zweiten Faktor weiter.';
export const ticketExpired = 'Das hat zu lange gedauert oder ist schon erledigt. Beginnen Sie von vorn.';
export const wrongSecondFactor = 'Das ist nicht der zweite Faktor dieses Zugangs.';
export const wrongPassword = 'Das ist nicht Ihr Passwort';
export const wrongCode = 'Das ist nicht der Code, den die App zeigt';
export const invalidPasskey = 'Muss die unveränderte Antwort des Browsers auf die Frage nach einem Passkey sein';
export const wrongPasskey = 'Dieser Passkey konnte nicht hinzugefügt werden. Beginnen Sie von vorn.';
export const tooManyPasskeys = (most: number) => `Es gibt schon ${most} Passkeys: Entfernen Sie zuerst einen`;
export const noSuchFactor = 'Einen solchen zweiten Faktor gibt es nicht.';
export const lastFactorRequired =
  'Für diesen Zugang ist ein zweiter Faktor vorgeschrieben: Richten Sie einen anderen ein, bevor Sie den letzten entfernen.';
export const setUpFirst = 'Für diesen Zugang ist ein zweiter Faktor vorgeschrieben: Richten Sie zuerst einen ein.';
export const noSuchAdmin = 'Einen solchen Zugang gibt es nicht.';

export const enterCode = 'Ihr Passwort stimmt. Geben Sie nun den Code ein, den Ihre Authenticator-App zeigt.';
export const enterCodeOrUsePasskey =
  'Ihr Passwort stimmt. Geben Sie nun den Code ein, den Ihre Authenticator-App zeigt, oder verwenden Sie einen Passkey.';
export const usePasskeyOrCode =
  'Ihr Passwort stimmt. Verwenden Sie nun einen Passkey oder einen Ihrer Wiederherstellungscodes.';
export const code = 'Code';
export const recoveryCode = 'Wiederherstellungscode';
export const recoveryCodesWorkToo = 'Ohne Ihr Telefon: einer Ihrer Wiederherstellungscodes';
export const usePasskey = 'Passkey verwenden';
export const continueLabel = 'Weiter';
export const startOver = 'Von vorn beginnen';
export const codeIsWrong =
  'Dieser Code stimmt nicht oder wurde schon verwendet. Warten Sie auf den nächsten, und versuchen Sie es erneut.';
export const recoveryCodeIsWrong = 'Dieser Code stimmt nicht oder wurde schon verwendet.';
export const passkeyIsWrong = 'Dieser Passkey gehört nicht zu Ihrem Zugang.';
export const passkeyNotUsed =
  'Es wurde kein Passkey verwendet. Versuchen Sie es erneut, oder geben Sie einen Code ein.';

export const security = 'Sicherheit';
export const description =
  'Ein zweiter Faktor schützt den Laden, auch wenn jemand Ihr Passwort erfährt: Zur Anmeldung gehört dann etwas, das nur Sie bei sich haben.';
export const loadingSecurity = 'Die Sicherheitseinstellungen werden geladen …';
export const securityNotLoaded = 'Die Sicherheitseinstellungen konnten nicht geladen werden';
export const authenticatorApp = 'Authenticator-App';
export const appIsSetUp = 'Eingerichtet. Bei jeder Anmeldung werden die sechs Ziffern verlangt, die die App zeigt.';
export const appDescription = 'Eine App auf Ihrem Telefon zeigt sechs Ziffern, die jede halbe Minute wechseln.';
export const setUpApp = 'Authenticator-App einrichten';
export const replaceAppHeading = 'Authenticator-App neu einrichten';
export const replaceConsequences = 'Die Codes der jetzigen App gelten nicht mehr, sobald die neue eingerichtet ist.';
export const setUp = 'Einrichten';
export const replaceApp = 'Neu einrichten';
export const removeApp = 'Authenticator-App entfernen';
export const passkeys = 'Passkeys';
export const passkeyDescription =
  'Ihr Telefon, Ihr Rechner oder ein Sicherheitsschlüssel weist nach, dass Sie es sind: mit Fingerabdruck, Gesicht oder PIN.';
export const addPasskey = 'Passkey hinzufügen';
export const addedOn = (day: Shown) => `hinzugefügt am ${day}`;
export const remove = 'Entfernen';
export const removePasskey = (name: Shown) => `Passkey ${isolate(name)} entfernen`;
export const recoveryCodes = 'Wiederherstellungscodes';
export const recoveryCodesLeft = (count: number) =>
  count === 0
    ? 'Sie haben keine Wiederherstellungscodes mehr. Erstellen Sie neue.'
    : plural(count, {
        one: 'Sie haben noch 1 Wiederherstellungscode. Er gilt einmal, anstelle des zweiten Faktors.',
        other: `Sie haben noch ${count} Wiederherstellungscodes. Jeder gilt einmal, anstelle des zweiten Faktors.`,
      });
export const createNewCodes = 'Neue Wiederherstellungscodes erstellen';
export const newCodesConsequences = 'Die Codes, die Sie jetzt haben, gelten dann nicht mehr.';
export const removeConsequences =
  'Bei der Anmeldung wird nicht mehr danach gefragt. Ist es der letzte zweite Faktor, genügt wieder das Passwort allein, und Ihre Wiederherstellungscodes gelten nicht mehr.';

export const yourPassword = 'Ihr Passwort';
export const passwordReason = 'Damit niemand anders dies ändert, wenn Sie den Bildschirm kurz verlassen';
export const scanThis =
  'Scannen Sie diesen QR-Code mit einer Authenticator-App, zum Beispiel Google Authenticator, Aegis oder 1Password. Geben Sie dann den Code ein, den sie zeigt.';
export const qrCode = 'QR-Code für die Authenticator-App';
export const orEnterKey = 'Oder geben Sie diesen Schlüssel in die App ein';
export const sixDigits = 'Sechs Ziffern';
export const nameOfPasskey = 'Name';
export const nameOfPasskeyHint = 'Woran Sie ihn wiedererkennen, zum Beispiel: mein Telefon';
export const passkeyNotMade =
  'Es wurde kein Passkey erstellt. Vielleicht wurde der Vorgang abgebrochen, es gibt ihn schon, oder er gilt unter dieser Adresse des Ladens nicht.';
export const factorIsRemoved = 'Entfernt.';
export const firstFactorIsSet =
  'Fertig. Ab jetzt gehört zu Ihrer Anmeldung ein zweiter Faktor; Ihre anderen Anmeldungen sind beendet.';
export const factorIsSet = 'Fertig. Ab jetzt können Sie sich damit anmelden.';
export const keepCodes =
  'Bewahren Sie diese Wiederherstellungscodes dort auf, wo Sie sie ohne Ihr Telefon finden. Jeder gilt einmal. Die Codes werden nicht noch einmal angezeigt.';
export const copy = 'Kopieren';
export const copied = 'Kopiert';
export const notCopied =
  'Nicht kopiert: Speichern Sie sie als Datei, drucken Sie diese Seite, oder schreiben Sie sie auf.';
export const saveAsFile = 'Als Datei speichern';
export const codesSaved = 'Ich habe sie gesichert';

export const access = 'Wer Zugang hat';
export const accessHint = <T>(create: T, reset: T) => [
  'Zugänge werden mit ',
  create,
  ' angelegt. Wer den zweiten Faktor verloren hat, kann sich nach demselben Befehl mit ',
  reset,
  ' wieder anmelden.',
];
export const loadingAccess = 'Die Zugänge werden geladen …';
export const accessNotLoaded = 'Die Zugänge konnten nicht geladen werden';
export const hasFactor = 'Zweiter Faktor eingerichtet';
export const hasNoFactor = 'Nur Passwort';
export const stopRequiringFor = (who: Shown) => `Zweiten Faktor für ${isolate(who)} nicht mehr vorschreiben`;
export const stopRequiring = 'Nicht mehr vorschreiben';
export const requireFactorFor = <T>(hidden: (words: string) => T, who: Shown) => [
  'Zweiten Faktor vorschreiben',
  hidden(` für ${isolate(who)}`),
];
