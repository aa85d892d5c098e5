import type { Shown } from '../wordsOf.ts';

export const yourAccount = 'Ihr Konto';
export const yourAddressYourPasswordAndYour = 'Ihre Adresse, Ihr Passwort und Ihre Daten.';
export const yourOrders = 'Ihre Bestellungen';
export const youSignInWithGoogleWhere =
  'Sie melden sich mit Google an; dort werden Ihre Adresse und Ihr Passwort verwaltet.';
export const theMailIsOnItsWay = (email: Shown) =>
  `Die E-Mail an ${email} ist unterwegs. Öffnen Sie ihren Link, und kommen Sie dann hierher zurück.`;
export const yourEMailAddressIsConfirmed = 'Ihre E-Mail-Adresse ist bestätigt.';
export const confirmYourAddress = 'Adresse bestätigen';
export const yourAddressIsNotConfirmedYet =
  'Ihre Adresse ist noch nicht bestätigt. Ein Link in einer E-Mail genügt dafür.';
export const sendTheMail = 'E-Mail senden';
export const yourData = 'Ihre Daten';
export const ordersWithTheirStreetsAndMails =
  'Eine Datei mit allem, was wir über Sie gespeichert haben: Ihre Bestellungen mit Adressen und E-Mails und Ihre gespeicherten Angaben.';
export const fileName = 'meine-daten.json';
export const theFileMyDataJsonIs = (name: Shown) => `Die Datei ${name} liegt bei Ihren Downloads.`;
export const yourDataCouldNotBeLoaded =
  'Ihre Daten konnten nicht geladen werden. Bitte versuchen Sie es in einer Minute erneut.';
export const downloadMyData = 'Meine Daten herunterladen';
export const yourPasswordWasChanged = 'Ihr Passwort wurde geändert.';
export const changeYourPassword = 'Passwort ändern';
export const currentPassword = 'Bisheriges Passwort';
export const enterYourCurrentPassword = 'Geben Sie Ihr bisheriges Passwort ein.';
export const newPassword = 'Neues Passwort';
export const enterTheNewPassword = 'Geben Sie das neue Passwort ein.';
export const changeThePassword = 'Passwort ändern';
export const aMailIsOnItsWay = (email: Shown) =>
  `Eine E-Mail an ${email} ist unterwegs. Wenn Sie ihren Link geöffnet haben, melden Sie sich mit der neuen Adresse an.`;
export const changeYourEMailAddress = 'E-Mail-Adresse ändern';
export const newEmail = 'Neue E-Mail-Adresse';
export const ordersThatYouHavePlacedStay =
  'Bisherige Bestellungen bleiben unter der Adresse, unter der sie aufgegeben wurden.';
export const enterTheNewEmail = 'Geben Sie die neue E-Mail-Adresse ein.';
export const yourPassword = 'Ihr Passwort';
export const enterYourPassword = 'Geben Sie Ihr Passwort ein.';
export const changeTheAddress = 'Adresse ändern';
export const deleteYourAccount = 'Konto löschen';
export const yourSignInYourSavedDetails =
  'Ihr Zugang, Ihre gespeicherten Angaben sowie die Straßen und E-Mails Ihrer Bestellungen werden gelöscht. Name, Adresse, Telefon und E-Mail-Adresse werden aus den Bestellungen selbst entfernt: Was gekauft wurde, wann und für wie viel, bleibt ohne Namen in unserer Buchführung. Rechnungen bleiben unverändert, solange das Steuerrecht es verlangt.';
export const yourOrdersLabel = 'Ihren Bestellungen';
export const anOrderThatIsStillOn = <Part>(link: Part) => [
  'Solange eine Bestellung unterwegs ist, bleibt auch das Konto: Stornieren Sie sie in ',
  link,
  ', oder warten Sie, bis sie zugestellt ist.',
];
export const deleteMyAccount = 'Mein Konto löschen';
export const deleteYourAccountQuestion = 'Konto wirklich löschen?';
export const googlesWindowAsksYouToConfirm = ' Im Fenster von Google bestätigen Sie, dass Sie es sind.';
export const theAccountOfIsDeletedAt = <Part, Part1>(part: Part, value: Part1) => [
  'Das Konto von ',
  part,
  ' wird sofort gelöscht. Das lässt sich nicht rückgängig machen.',
  value,
];
export const deleteForGood = 'Endgültig löschen';
export const confirmWithGoogleAndDelete = 'Bei Google bestätigen und löschen';
export const keepMyAccount = 'Konto behalten';
export const anOrderOfYoursIsStill =
  'Eine Ihrer Bestellungen ist noch unterwegs. Stornieren Sie sie in Ihren Bestellungen, oder warten Sie, bis sie zugestellt ist; löschen Sie dann das Konto.';
export const withdrawalStillOpen =
  'Ein Widerruf, den Sie angemeldet erklärt haben, wird noch bearbeitet. Warten Sie, bis er erledigt ist; löschen Sie dann das Konto.';
export const thatTookLongerThanFiveMinutes = 'Das hat länger als fünf Minuten gedauert. Bitte bestätigen Sie erneut.';
export const thereWereTooManyTriesWait = 'Zu viele Versuche. Bitte versuchen Sie es in einigen Minuten erneut.';
export const weCouldNotHearWhetherIt =
  'Wir wissen nicht, ob das Konto gelöscht wurde. Laden Sie diese Seite neu, und versuchen Sie es erneut, wenn Sie noch angemeldet sind.';
export const yourAccountIsDeleted = 'Ihr Konto ist gelöscht';
export const youAreSignedOutYourOrders =
  'Sie sind abgemeldet. Ihre Bestellungen bleiben ohne Ihren Namen in unserer Buchführung. Sie sind jederzeit wieder willkommen.';
export const savedDeliveryDetails = 'Gespeicherte Angaben zur Lieferung';
export const theyCouldNotBeLoaded = 'Ihre Angaben konnten nicht geladen werden.';
export const yourDeliveryDetailsAreSaved = 'Ihre Angaben zur Lieferung sind gespeichert.';
export const theyCouldNotBeDeletedPlease = 'Ihre Angaben konnten nicht gelöscht werden. Bitte versuchen Sie es erneut.';
export const noneTheCheckoutOffersToSave =
  'Noch keine. Speichern Sie sie hier oder an der Kasse, dann füllen wir sie beim nächsten Mal aus.';
export const savedFacts = { name: 'Name', phone: 'Telefon', address: 'Adresse' };
export const changeTheSavedDetails = 'Gespeicherte Angaben ändern';
export const addDeliveryDetails = 'Angaben zur Lieferung hinzufügen';
export const deleteTheSavedDetails = 'Gespeicherte Angaben löschen';
export const saveTheDetails = 'Angaben speichern';
export const cancel = 'Abbrechen';
export const weGotNoAnswer = 'Wir haben keine Antwort erhalten.';
export const theDetailsAreNotSaved = (detail: Shown) => `${detail} Die Angaben sind nicht gespeichert.`;
export const pleaseProvideAValidEmailAnd = 'Bitte geben Sie eine gültige E-Mail-Adresse und ein Passwort ein';
export const email = 'E-Mail';
export const enterYourEmail = 'Geben Sie Ihre E-Mail-Adresse ein.';
export const password = 'Passwort';
export const or = 'oder';
export const logInOrRegisterToGo =
  'Melden Sie sich an, oder legen Sie ein Konto an, um zur Kasse zu gehen. Ihr Warenkorb bleibt, wie er ist.';
export const logInOrRegisterToSee =
  'Melden Sie sich an, oder legen Sie ein Konto an, um die gewünschte Seite zu sehen.';
export const withAnAccountYouCan = 'Mit einem Konto können Sie';
export const browsingAndFillingACartNeed = 'Zum Stöbern und Sammeln brauchen Sie keines.';
export const googleSignInFailed = 'Die Anmeldung mit Google ist fehlgeschlagen!';
export const signInWithGoogle = 'Mit Google anmelden';
export const login = 'Anmelden';
export const logInToOrderBooksAnd = 'Melden Sie sich an, um Bücher zu bestellen und Ihre Bestellungen zu sehen.';
export const loginSuccessful = 'Sie sind angemeldet!';
export const register = 'Konto anlegen';
export const newHere = 'Neu hier?';
export const ifHasAnAccountHereA = (email: Shown) =>
  `Wenn es ein Konto für ${email} gibt, haben wir einen Link dorthin geschickt. Das kann einige Minuten dauern; sehen Sie auch im Spam-Ordner nach.`;
export const chooseANewPassword = 'Neues Passwort wählen';
export const weSendAMailWithA = 'Wir schicken Ihnen per E-Mail einen Link, mit dem Sie ein neues Passwort wählen.';
export const sendTheMailAgain = 'E-Mail erneut senden';
export const backToTheLogIn = 'Zurück zur Anmeldung';
export const createAnAccountToOrderBooks = 'Legen Sie ein Konto an, um Bücher zu bestellen.';
export const userRegisteredSuccessfully = 'Ihr Konto ist angelegt!';
export const alreadyRegistered = 'Haben Sie schon ein Konto?';
export const youAreSignedIn = 'Sie sind angemeldet.';
export const signedInAs = <Part>(email: Part, link: Part) => ['Sie sind als ', email, ' angemeldet. ', link];
export const goToYourOrders = 'Zu Ihren Bestellungen';
export const goToTheBooks = 'Zu den Büchern';
export const weCouldNotReachTheSign =
  'Der Anmeldedienst war nicht zu erreichen. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.';
export const forgotYourPassword = 'Passwort vergessen?';
export const chooseALongerPassword = 'Wählen Sie ein längeres Passwort.';
export const thatIsNotAnEMail = 'Das ist keine E-Mail-Adresse: Eine sieht aus wie name@beispiel.de.';
export const yourBrowserKeptTheWindowShut =
  'Ihr Browser hat das Fenster blockiert. Erlauben Sie dieser Seite, Fenster zu öffnen, und versuchen Sie es erneut.';
export const theWindowWasClosedBeforeYou =
  'Das Fenster wurde geschlossen, bevor Sie angemeldet waren. Bitte versuchen Sie es erneut.';
export const thatIsAnotherAccountChooseThe = 'Das ist ein anderes Konto. Wählen Sie das, mit dem Sie angemeldet sind.';
export const googleSignInIsNotSwitched =
  'Die Anmeldung mit Google ist für diese Adresse nicht verfügbar. Melden Sie sich mit Ihrer E-Mail-Adresse an.';
export const thisWayToSignInIs = 'Diese Art der Anmeldung ist hier nicht verfügbar.';
export const yourBrowserKeepsThisSiteFrom =
  'Ihr Browser blockiert den Speicher dieser Seite. Erlauben Sie ihn, und versuchen Sie es erneut.';
export const checkBothOrChooseANew = (forgot: Shown) =>
  `Prüfen Sie beides, oder wählen Sie ein neues Passwort: ${forgot}`;
export const checkBothIfYouHaveAn =
  'Prüfen Sie beides. Wenn Sie schon ein Konto haben, melden Sie sich an, oder wählen Sie dort ein neues Passwort.';
export const googleCouldNotBeAskedTry =
  'Google war nicht zu erreichen. Versuchen Sie es erneut, oder melden Sie sich mit Ihrer E-Mail-Adresse an.';
export const theMailCouldNotBeSent =
  'Die E-Mail konnte nicht gesendet werden. Versuchen Sie es in einigen Minuten erneut.';
export const checkYourPasswordAndTryAgain = 'Prüfen Sie Ihr Passwort, und versuchen Sie es erneut.';
export const openingGoogle = 'Google wird geöffnet …';
