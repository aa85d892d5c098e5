import type { Shown } from '../wordsOf.ts';
import { list } from './words.ts';

export const deliveryDetails = 'Angaben zur Lieferung';
export const emailAddress = 'E-Mail-Adresse';
export const courierNote = 'Hinweis für den Zusteller (optional)';
export const updateSavedDetails = 'Meine gespeicherten Angaben aktualisieren';
export const saveDetails = 'Diese Angaben für meine nächste Bestellung speichern';
export const nextSteps = 'Wie es weitergeht';
export const packedOncePublished = 'Wir packen Ihr Paket, sobald alle Titel erschienen sind.';
export const checkout = 'Kasse';
export const description = (paymentInSentence: Shown) => `Bestellen Sie Ihre Bücher: ${paymentInSentence}.`;
export const cashOnDelevary = 'Barzahlung bei Lieferung';
export const payOnDelivery =
  'Jetzt zahlen Sie noch nichts: Sie bezahlen bar beim Zusteller, wenn Ihre Bücher ankommen.';
export const findABook = 'Ein Buch finden';
export const cartEmptyAlert = 'Ihr Warenkorb ist leer. Legen Sie zuerst ein Buch hinein.';
export const loading = 'Wird geladen …';
export const busyRetrying = 'Gerade ist viel los. Wir versuchen es erneut …';
export const confirmEmail = 'Bitte bestätigen Sie vor Ihrer ersten Bestellung Ihre E-Mail-Adresse.';
export const confirmEmailText = <T>(email: T) => [
  'Wir schicken eine E-Mail mit einem Link an ',
  email,
  '. Öffnen Sie den Link, und kommen Sie dann auf diese Seite zurück. Es wurde nichts bestellt; Ihr Warenkorb und was Sie eingegeben haben bleiben hier.',
];
export const sendAgain = 'E-Mail erneut senden';
export const sendEmail = 'E-Mail senden';
export const confirmedPlaceOrder = 'Ich habe sie bestätigt: bestellen';
export const emailConfirmed = 'Ihre E-Mail-Adresse ist bestätigt: Sie können bestellen.';
export const emailSent = (email: Shown) =>
  `Die E-Mail an ${email} ist unterwegs. Wenn sie nicht ankommt, sehen Sie im Spam-Ordner nach.`;
export const emailNotSent =
  'Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es in einigen Minuten erneut.';
export const emailCheckFailed =
  'Wir konnten nicht prüfen, ob Ihre E-Mail-Adresse bestätigt ist. Bitte versuchen Sie es erneut.';
export const fullName = 'Vor- und Nachname';
export const phoneNumber = 'Telefonnummer';
export const addressStreet = 'Straße und Hausnummer';
export const city = 'Ort';
export const zipcode = 'PLZ';
export const stateProvince = 'Bundesland / Kanton';
export const zipCode = 'ZIP-Code';
export const states = { state: 'Bundesstaat', province: 'Provinz', county: 'Grafschaft', prefecture: 'Präfektur' };
export const statelessHint = 'Hat Ihre Adresse keines, genügt ein Strich (-).';
export const numbersOnly = 'Nur Ziffern';
export const countryRegion = 'Land / Region';
export const placeAsNewOrder = 'Noch einmal als neue Bestellung';
export const yourOrders = 'Ihre Bestellungen';
export const earlierOrderLink = <Part>(link: Part) => [
  'Eine frühere Bestellung aus diesem Warenkorb ist doch noch eingegangen. Sehen Sie ',
  link,
  ' an, bevor Sie erneut bestellen. Es wurde nichts Neues bestellt.',
];
export const earlierOrderFound = 'Sie haben diese Bücher schon bestellt. Diese Bestellung geht an die Adresse unten.';
export const earlierOrderPlaced =
  'Eine frühere Bestellung aus diesem Warenkorb ist doch noch eingegangen. Sie geht an die Adresse unten.';
export const earlierOrderUnchanged =
  'Was Sie seitdem geändert haben, gehört nicht dazu. Es wurde nichts Neues bestellt.';
export const keepEarlierOrder = 'Dabei belassen und zu Ihren Bestellungen';
export const cartEmpty = 'Ihr Warenkorb ist leer.';
export const cartChanged =
  'Ihr Warenkorb hat sich geändert. Es wurde nichts bestellt. Bitte prüfen Sie ihn, und bestellen Sie erneut.';
export const booksBusy =
  'Diese Bücher sind gerade sehr gefragt, und Ihre Bestellung ging nicht durch. Es wurde nichts bestellt. Bitte versuchen Sie es erneut.';
export const noAnswer = 'Wir haben keine Antwort erhalten.';
export const retryIsSafe = (reason: Shown) => `${reason} Bitte versuchen Sie es erneut: Bestellt wird nur einmal.`;
export const orderNotSent = (reason: Shown) =>
  `${reason} Ihre Bestellung wurde nicht abgeschickt. Bitte versuchen Sie es erneut.`;
export const yourOrder = 'Ihre Bestellung';
export const totalPrice = 'Gesamtbetrag:';
export const editCart = 'Warenkorb ändern';
export const termsAndConditions = 'Geschäftsbedingungen';
export const agreeToTerms = <Part>(terms: Part) => ['Ich stimme den ', terms, ' zu.'];
export const dueOnDelivery = (total: Shown) => `Bei Lieferung zu bezahlen: ${total}`;
export const bookUnavailable =
  'Ein Buch in Ihrem Warenkorb ist nicht mehr erhältlich: Entfernen Sie es, um die anderen Bücher zu bestellen.';
export const bookSoldOut =
  'Ein Buch in Ihrem Warenkorb ist ausverkauft: Entfernen Sie es, um die anderen Bücher zu bestellen.';
export const termsRequired = 'Stimmen Sie den Geschäftsbedingungen zu, um zu bestellen.';
export const nameRequired = 'Geben Sie Ihren Vor- und Nachnamen ein.';
export const phoneRequired = 'Geben Sie Ihre Telefonnummer ein, nur Ziffern.';
export const phoneWithoutExtension =
  'Geben Sie nur Ziffern ein. Eine Durchwahl können Sie in den Hinweis für den Zusteller schreiben.';
export const streetRequired = 'Geben Sie Straße und Hausnummer ein.';
export const cityRequired = 'Geben Sie den Ort ein.';
export const countryRequired = 'Geben Sie das Land oder die Region ein.';
export const stateRequired =
  'Geben Sie das Bundesland oder den Kanton ein, oder einen Strich (-), wenn es keines gibt.';
export const zipCodeRequired = 'Geben Sie den ZIP-Code ein.';
export const zipcodeRequired = 'Geben Sie die Postleitzahl ein, oder einen Strich (-), wenn es keine gibt.';
export const unknownCountry = 'Dieses Land kennen wir nicht. Deshalb können wir keinen Liefertermin nennen.';
export const unknownCountryCharged =
  'Dieses Land kennen wir nicht. Es gelten die normalen Versandkosten, und wir können keinen Liefertermin nennen.';
export const onlyTheseCountries = (names: readonly string[]) => `Wir liefern nur in diese Länder: ${list(names)}.`;
export const orderFailed = 'Die Bestellung ist fehlgeschlagen';
export const orderConfirmed = 'Bestellung bestätigt';
export const orderPlaced = 'Ihre Bestellung ist eingegangen!';
export const personalDetails = 'Angaben zur Person';
export const deliveryAddress = 'Lieferadresse';
export const summary = {
  items: 'Bücher:',
  shipping: 'Versand:',
  taxes: 'Steuern:',
  books: 'Preis der Bücher:',
};
export const isGift = 'Das ist ein Geschenk';
export const giftMessage = 'Gruß zum Geschenk (optional)';
export const giftSlipHint =
  'Ihr Gruß steht auf einem Lieferschein ohne Preise. Das Paket geht an die Lieferadresse oben.';
export const giftWrapFor = (price: Shown) => `Als Geschenk einpacken für ${price}`;
export const countAndTotal = (books: Shown, total: Shown) => `${books} · ${total}`;
export const totalChanged = (total: Shown) =>
  `Der Gesamtbetrag hat sich geändert: Es sind jetzt ${total}. Es wurde nichts bestellt. Bitte prüfen Sie ihn, und bestellen Sie erneut.`;
export const quickOrderHeading = (total: Shown) => `Mit gespeicherten Angaben: ${total} bei Lieferung`;
export const quickOrder = 'Gespeicherte Angaben verwenden';
export const backToCart = 'Zurück zum Warenkorb';
export const editDetails = 'Angaben ändern';
export const orderFacts = {
  order: 'Bestellung',
  address: 'Anschrift',
  name: 'Name',
  phone: 'Telefon',
  books: 'Bücher',
  total: 'Gesamtbetrag',
};
export const deliverOrCollect = 'Wie möchten Sie Ihre Bücher bekommen?';
export const deliverIt = 'Liefern';
export const collectIt = 'Im Laden abholen';
export const payOnCollection = 'Jetzt ist nichts zu zahlen. Sie zahlen bar, wenn Sie Ihre Bücher abholen.';
export const dueOnCollection = (total: Shown) => `Bei Abholung zu zahlen: ${total}`;
export const collectionEmail = 'Wir schreiben Ihnen eine E-Mail, sobald Ihre Bücher bereitliegen.';
