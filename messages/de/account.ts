import type { Shown } from '../wordsOf.ts';

export const yourAccount = 'Ihr Konto';
export const description = 'Ihre E-Mail-Adresse, Ihr Passwort und Ihre Daten.';
export const yourOrders = 'Ihre Bestellungen';
export const googleManagesSignIn =
  'Sie melden sich mit Google an; dort werden Ihre E-Mail-Adresse und Ihr Passwort verwaltet.';
export const confirmationSent = (email: Shown) =>
  `Die E-Mail an ${email} ist unterwegs. Öffnen Sie den Link darin, und kommen Sie dann hierher zurück.`;
export const emailConfirmed = 'Ihre E-Mail-Adresse ist bestätigt.';
export const confirmEmail = 'E-Mail-Adresse bestätigen';
export const emailNotConfirmed = 'Ihre E-Mail-Adresse ist noch nicht bestätigt. Wir schicken Ihnen dafür einen Link.';
export const sendConfirmation = 'E-Mail senden';
export const yourData = 'Ihre Daten';
export const dataDescription =
  'Eine Datei mit allem, was wir über Sie gespeichert haben: Ihre Bestellungen mit Adressen und E-Mails und Ihre gespeicherten Angaben.';
export const dataFileName = 'meine-daten.json';
export const dataSaved = (name: Shown) => `Die Datei ${name} liegt bei Ihren Downloads.`;
export const dataNotLoaded = 'Ihre Daten konnten nicht geladen werden. Bitte versuchen Sie es in einer Minute erneut.';
export const downloadMyData = 'Meine Daten herunterladen';
export const passwordChanged = 'Ihr Passwort wurde geändert.';
export const changePasswordHeading = 'Passwort ändern';
export const currentPassword = 'Bisheriges Passwort';
export const currentPasswordRequired = 'Geben Sie Ihr bisheriges Passwort ein.';
export const newPassword = 'Neues Passwort';
export const newPasswordRequired = 'Geben Sie das neue Passwort ein.';
export const changePassword = 'Passwort ändern';
export const newEmailConfirmationSent = (email: Shown) =>
  `Eine E-Mail an ${email} ist unterwegs. Öffnen Sie den Link darin, und melden Sie sich dann mit der neuen ` +
  'E-Mail-Adresse an.';
export const changeEmailHeading = 'E-Mail-Adresse ändern';
export const newEmail = 'Neue E-Mail-Adresse';
export const ordersStayInAccount =
  'Ihre Bestellungen bleiben in Ihrem Konto. E-Mails zu bisherigen Bestellungen gehen an die alte Adresse.';
export const newEmailRequired = 'Geben Sie die neue E-Mail-Adresse ein.';
export const yourPassword = 'Ihr Passwort';
export const passwordRequired = 'Geben Sie Ihr Passwort ein.';
export const changeEmail = 'E-Mail-Adresse ändern';
export const deleteAccountHeading = 'Konto löschen';
export const deleteConsequences =
  'Ihr Zugang, Ihre gespeicherten Angaben sowie die Straßen und E-Mails Ihrer Bestellungen werden gelöscht. Name, Adresse, Telefon und E-Mail-Adresse werden aus den Bestellungen selbst entfernt: Was gekauft wurde, wann und für wie viel, bleibt ohne Namen in unserer Buchführung. Rechnungen bleiben unverändert, solange das Steuerrecht es verlangt.';
export const yourOrdersLink = 'Ihren Bestellungen';
export const deleteAfterOrders = <Part>(link: Part) => [
  'Solange eine Bestellung offen ist, können Sie Ihr Konto nicht löschen. Stornieren Sie sie in ',
  link,
  ', oder warten Sie, bis sie zugestellt ist.',
];
export const deleteAccount = 'Mein Konto löschen';
export const deleteAccountQuestion = 'Konto wirklich löschen?';
export const deleteGoogleConfirmation = ' Im Fenster von Google bestätigen Sie, dass Sie es sind.';
export const deleteIsFinal = <Email, Confirmation>(email: Email, confirmation: Confirmation) => [
  'Das Konto von ',
  email,
  ' wird sofort gelöscht. Das lässt sich nicht rückgängig machen.',
  confirmation,
];
export const deletePermanently = 'Endgültig löschen';
export const deleteWithGoogle = 'Bei Google bestätigen und löschen';
export const keepAccount = 'Konto behalten';
export const orderStillOpen =
  'Eine Ihrer Bestellungen ist noch unterwegs. Stornieren Sie sie in Ihren Bestellungen, oder warten Sie, bis sie zugestellt ist; löschen Sie dann das Konto.';
export const withdrawalStillOpen =
  'Ein Widerruf aus Ihrem Konto wird noch bearbeitet. Warten Sie, bis er erledigt ist; löschen Sie dann das Konto.';
export const confirmationExpired = 'Das hat länger als fünf Minuten gedauert. Bitte bestätigen Sie erneut.';
export const tooManyAttempts = 'Zu viele Versuche. Bitte versuchen Sie es in einigen Minuten erneut.';
export const deletionUncertain =
  'Wir wissen nicht, ob das Konto gelöscht wurde. Laden Sie diese Seite neu, und versuchen Sie es erneut, wenn Sie noch angemeldet sind.';
export const accountDeleted = 'Ihr Konto ist gelöscht';
export const accountDeletedDetails =
  'Sie sind abgemeldet. Ihre Bestellungen bleiben ohne Ihren Namen in unserer Buchführung. Sie sind jederzeit wieder willkommen.';
export const savedDeliveryDetails = 'Gespeicherte Angaben zur Lieferung';
export const detailsNotLoaded = 'Ihre Angaben konnten nicht geladen werden.';
export const detailsSaved = 'Ihre Angaben zur Lieferung sind gespeichert.';
export const detailsNotDeleted = 'Ihre Angaben konnten nicht gelöscht werden. Bitte versuchen Sie es erneut.';
export const noSavedDetails =
  'Noch keine. Speichern Sie sie hier oder an der Kasse, dann füllen wir sie beim nächsten Mal aus.';
export const savedFacts = { name: 'Name', phone: 'Telefon', address: 'Adresse' };
export const editDetails = 'Gespeicherte Angaben ändern';
export const addDetails = 'Angaben zur Lieferung hinzufügen';
export const deleteDetails = 'Gespeicherte Angaben löschen';
export const saveDetails = 'Angaben speichern';
export const noAnswer = 'Wir haben keine Antwort erhalten.';
export const detailsNotSaved = (detail: Shown) => `${detail} Die Angaben sind nicht gespeichert.`;
export const invalidCredentials = 'Bitte geben Sie eine gültige E-Mail-Adresse und ein Passwort ein';
export const email = 'E-Mail';
export const emailRequired = 'Geben Sie Ihre E-Mail-Adresse ein.';
export const password = 'Passwort';
export const passwordHint = 'Je länger, desto sicherer: zum Beispiel ein kurzer Satz.';
export const or = 'oder';
export const logInToContinue =
  'Melden Sie sich an, oder legen Sie ein Konto an, um zur Kasse zu gehen. Ihr Warenkorb bleibt, wie er ist.';
export const logInToSeePage = 'Melden Sie sich an, oder legen Sie ein Konto an, um die gewünschte Seite zu sehen.';
export const accountBenefits = 'Mit einem Konto können Sie';
export const accountOptional = 'Zum Stöbern und für den Warenkorb brauchen Sie keines.';
export const googleSignInFailed = 'Die Anmeldung mit Google ist fehlgeschlagen!';
export const signInWithGoogle = 'Mit Google anmelden';
export const login = 'Anmelden';
export const loginDescription = 'Melden Sie sich an, um Bücher zu bestellen und Ihre Bestellungen zu sehen.';
export const loginSuccessful = 'Sie sind angemeldet!';
export const register = 'Konto anlegen';
export const newHere = 'Neu hier?';
export const resetSent = (email: Shown) =>
  `Wenn es ein Konto für ${email} gibt, haben wir einen Link dorthin geschickt. Das kann einige Minuten dauern; sehen Sie auch im Spam-Ordner nach.`;
export const resetPasswordHeading = 'Neues Passwort wählen';
export const resetPasswordDescription =
  'Wir schicken Ihnen per E-Mail einen Link, mit dem Sie ein neues Passwort wählen.';
export const sendAgain = 'E-Mail erneut senden';
export const backToLogin = 'Zurück zur Anmeldung';
export const registerDescription = 'Legen Sie ein Konto an, um Bücher zu bestellen.';
export const registrationSuccessful = 'Ihr Konto ist angelegt!';
export const alreadyRegistered = 'Haben Sie schon ein Konto?';
export const welcome = 'Willkommen';
export const signedIn = 'Sie sind angemeldet.';
export const signedInAs = <Part>(email: Part, link: Part) => ['Sie sind als ', email, ' angemeldet. ', link];
export const goToYourOrders = 'Zu Ihren Bestellungen';
export const browseBooks = 'Zu den Büchern';
export const signInUnreachable =
  'Der Anmeldedienst war nicht zu erreichen. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.';
export const forgotPassword = 'Passwort vergessen?';
export const passwordTooShort = 'Wählen Sie ein längeres Passwort.';
export const invalidEmail = 'Das ist keine gültige E-Mail-Adresse. So sieht eine aus: name@beispiel.de';
export const popupBlocked =
  'Ihr Browser hat das Fenster blockiert. Erlauben Sie dieser Seite, Fenster zu öffnen, und versuchen Sie es erneut.';
export const popupClosed = 'Das Fenster wurde geschlossen, bevor Sie angemeldet waren. Bitte versuchen Sie es erneut.';
export const otherAccountChosen = 'Das ist ein anderes Konto. Wählen Sie das, mit dem Sie angemeldet sind.';
export const googleSignInOff =
  'Die Anmeldung mit Google ist für diese Adresse nicht verfügbar. Melden Sie sich mit Ihrer E-Mail-Adresse an.';
export const signInMethodOff = 'Diese Art der Anmeldung ist hier nicht verfügbar.';
export const storageBlocked =
  'Ihr Browser blockiert den Speicher dieser Seite. Erlauben Sie ihn, und versuchen Sie es erneut.';
export const checkOrReset = (forgot: Shown) =>
  `Prüfen Sie E-Mail-Adresse und Passwort, oder wählen Sie ein neues Passwort: ${forgot}`;
export const checkOrLogIn = (logIn: Shown) =>
  `Prüfen Sie E-Mail-Adresse und Passwort. Wenn Sie schon ein Konto haben, wählen Sie „${logIn}“.`;
export const googleUnreachable =
  'Google war nicht zu erreichen. Versuchen Sie es erneut, oder melden Sie sich mit Ihrer E-Mail-Adresse an.';
export const emailNotSent = 'Die E-Mail konnte nicht gesendet werden. Versuchen Sie es in einigen Minuten erneut.';
export const wrongPassword = 'Prüfen Sie Ihr Passwort, und versuchen Sie es erneut.';
export const openingGoogle = 'Google wird geöffnet …';
