import type { Shown } from '../wordsOf.ts';
import { list } from './words.ts';

export const deliveryDetails = 'Angaben zur Lieferung';
export const emailAddress = 'E-Mail-Adresse';
export const noteForTheCourierOptional = 'Hinweis für den Zusteller (freiwillig)';
export const keepMySavedDetailsUpTo = 'Meine gespeicherten Angaben aktualisieren';
export const saveTheseDetailsForMyNext = 'Diese Angaben für meine nächste Bestellung speichern';
export const whatHappensNext = 'Wie es weitergeht';
export const firstStepWaits = 'Wir packen Ihr Paket, sobald alle Titel erschienen sind.';
export const checkout = 'Kasse';
export const orderYourBooksAndPay = (paymentInSentence: Shown) => `Bestellen Sie Ihre Bücher: ${paymentInSentence}.`;
export const cashOnDelevary = 'Barzahlung bei Lieferung';
export const nothingIsPaidNowTheCourier =
  'Jetzt ist nichts zu bezahlen: Sie bezahlen den Zusteller bar, wenn Ihre Bücher ankommen.';
export const findABook = 'Ein Buch finden';
export const yourCartIsEmptyPutA = 'Ihr Warenkorb ist leer. Legen Sie zuerst ein Buch hinein.';
export const loading = 'Wird geladen …';
export const manyAreOrderingAtThisMoment = 'Gerade ist viel los. Wir versuchen es erneut …';
export const pleaseConfirmYourEMailAddress = 'Bitte bestätigen Sie vor Ihrer ersten Bestellung Ihre E-Mail-Adresse.';
export const weSendAMailWithA = <Part>(part: Part) => [
  'Wir schicken eine E-Mail mit einem Link an ',
  part,
  '. Öffnen Sie den Link, und kommen Sie dann auf diese Seite zurück. Es wurde nichts bestellt; Ihr Warenkorb und was Sie eingegeben haben bleiben hier.',
];
export const sendTheMailAgain = 'E-Mail erneut senden';
export const sendTheMail = 'E-Mail senden';
export const iHaveConfirmedItPlaceThe = 'Ich habe sie bestätigt: bestellen';
export const yourEMailAddressIsConfirmed = 'Ihre E-Mail-Adresse ist bestätigt: Sie können bestellen.';
export const theMailIsOnItsWay = (email: Shown) =>
  `Die E-Mail an ${email} ist unterwegs. Wenn sie nicht ankommt, sehen Sie im Spam-Ordner nach.`;
export const theMailCouldNotBeSent =
  'Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es in einigen Minuten erneut.';
export const whetherTheAddressIsConfirmedCould =
  'Wir konnten nicht prüfen, ob Ihre E-Mail-Adresse bestätigt ist. Bitte versuchen Sie es erneut.';
export const fullName = 'Vor- und Nachname';
export const phoneNumber = 'Telefonnummer';
export const addressStreet = 'Straße und Hausnummer';
export const city = 'Ort';
export const zipcode = 'PLZ';
export const stateProvince = 'Bundesland / Kanton';
export const numbersOnly = 'Nur Ziffern';
export const countryRegion = 'Land / Region';
export const orderAgainAsANewOrder = 'Noch einmal als neue Bestellung';
export const yourOrders = 'Ihre Bestellungen';
export const anEarlierOrderFromThisCart = <Part>(link: Part) => [
  'Eine frühere Bestellung aus diesem Warenkorb ist doch noch eingegangen. Sehen Sie ',
  link,
  ' an, bevor Sie erneut bestellen. Es wurde nichts Neues bestellt.',
];
export const youHaveOrderedTheseBooksBefore =
  'Sie haben diese Bücher schon bestellt. Diese Bestellung geht an die Adresse unten.';
export const anEarlierOrderFromThisCartSentence =
  'Eine frühere Bestellung aus diesem Warenkorb ist doch noch eingegangen. Sie geht an die Adresse unten.';
export const whatYouHaveChangedSinceIs =
  'Was Sie seitdem geändert haben, gehört nicht dazu. Es wurde nichts Neues bestellt.';
export const keepItAndSeeYourOrders = 'Dabei belassen und zu Ihren Bestellungen';
export const yourCartIsEmpty = 'Ihr Warenkorb ist leer.';
export const yourCartHasChangedSinceYou =
  'Ihr Warenkorb hat sich geändert. Es wurde nichts bestellt. Bitte prüfen Sie ihn, und bestellen Sie erneut.';
export const manyAreOrderingTheseBooksAt =
  'Diese Bücher sind gerade sehr gefragt, und Ihre Bestellung ging nicht durch. Es wurde nichts bestellt. Bitte versuchen Sie es erneut.';
export const weGotNoAnswer = 'Wir haben keine Antwort erhalten.';
export const pleaseTryAgainHoweverOftenYou = (reason: Shown) =>
  `${reason} Bitte versuchen Sie es erneut: Bestellt wird nur einmal.`;
export const yourOrderWasNotSentPlease = (reason: Shown) =>
  `${reason} Ihre Bestellung wurde nicht abgeschickt. Bitte versuchen Sie es erneut.`;
export const tryAgain = 'Erneut versuchen';
export const yourOrder = 'Ihre Bestellung';
export const totalPrice = 'Gesamtbetrag:';
export const changeTheCart = 'Warenkorb ändern';
export const termsAndConditions = 'Geschäftsbedingungen';
export const iAgreeToThe = <Part>(terms: Part) => ['Ich stimme den ', terms, ' zu.'];
export const toPayAtTheDoor = (total: Shown) => `Bei Lieferung zu bezahlen: ${total}`;
export const aBookInYourCartIs =
  'Ein Buch in Ihrem Warenkorb ist nicht mehr erhältlich: Entfernen Sie es, um das Übrige zu bestellen.';
export const aBookInYourCartIsSentence =
  'Ein Buch in Ihrem Warenkorb ist ausverkauft: Entfernen Sie es, um das Übrige zu bestellen.';
export const agreeToTheTermsToPlace = 'Stimmen Sie den Geschäftsbedingungen zu, um zu bestellen.';
export const enterYourFullName = 'Geben Sie Ihren Vor- und Nachnamen ein.';
export const enterYourPhoneNumberDigitsOnly = 'Geben Sie Ihre Telefonnummer ein, nur Ziffern.';
export const phoneWithoutExtension =
  'Geben Sie nur Ziffern ein. Eine Durchwahl können Sie in den Hinweis zur Zustellung schreiben.';
export const enterTheStreetAndTheNumber = 'Geben Sie Straße und Hausnummer ein.';
export const enterTheCity = 'Geben Sie den Ort ein.';
export const enterTheCountryOrRegion = 'Geben Sie das Land oder die Region ein.';
export const enterTheStateOrProvince = 'Geben Sie das Bundesland oder den Kanton ein, oder -, wenn es keines gibt.';
export const enterTheZipcode = 'Geben Sie die Postleitzahl ein, oder -, wenn es keine gibt.';
export const unknownCountry = 'Dieses Land kennen wir nicht. Deshalb können wir keinen Liefertermin nennen.';
export const unknownCountryCharged =
  'Dieses Land kennen wir nicht. Es gelten die normalen Versandkosten, und wir können keinen Liefertermin nennen.';
export const onlyTheseCountries = (names: readonly string[]) => `Wir liefern nur in diese Länder: ${list(names)}.`;
export const failedToPlaceAnOrder = 'Die Bestellung ist fehlgeschlagen';
export const confirmedOrder = 'Bestellung bestätigt';
export const yourOrderPlacedSuccessfully = 'Ihre Bestellung ist eingegangen!';
export const personalDetails = 'Angaben zur Person';
export const deliveryAddress = 'Lieferanschrift';
export const summary = {
  items: 'Bücher:',
  shipping: 'Versand:',
  taxes: 'Steuern:',
  books: 'Preis der Bücher:',
};
export const noLongerAvailable = 'Nicht mehr erhältlich:';
export const thisIsAGift = 'Es ist ein Geschenk';
export const noteForTheGiftOptional = 'Gruß zum Geschenk (freiwillig)';
export const printedOnASlipWithoutPrices =
  'Steht auf einem Beleg ohne Preise. Das Paket geht an die Lieferadresse oben.';
export const giftWrapFor = (price: Shown) => `Als Geschenk einpacken für ${price}`;
export const countAndTotal = (books: Shown, total: Shown) => `${books} · ${total}`;
export const whatIsToBePaidHas = (total: Shown) =>
  `Der Gesamtbetrag hat sich geändert: Es sind jetzt ${total}. Es wurde nichts bestellt. Bitte prüfen Sie ihn, und bestellen Sie erneut.`;
export const orderAgainAsLastTimeFor = (total: Shown) => `Mit gespeicherten Angaben: ${total} bei Lieferung`;
export const orderAgainAsLastTime = 'Gespeicherte Angaben verwenden';
export const backToTheCart = 'Zurück zum Warenkorb';
export const changeSomething = 'Angaben ändern';
export const orderFacts = {
  order: 'Bestellung',
  address: 'Anschrift',
  name: 'Name',
  phone: 'Telefon',
  books: 'Bücher',
  total: 'Gesamtbetrag',
};
