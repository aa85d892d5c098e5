import type { Shown } from '../wordsOf.ts';
import { number, plural } from './words.ts';

type Status = 'placed' | 'packed' | 'delivered' | 'cancelled' | 'refused' | 'returned';
const STATES: Record<Status, string> = {
  placed: 'eingegangen',
  packed: 'verpackt',
  delivered: 'zugestellt',
  cancelled: 'storniert',
  refused: 'nicht angenommen',
  returned: 'zurückgegeben',
};

export const titles = {
  'malformed-json': 'Fehlerhaftes JSON',
  'validation-failed': 'Angaben ungültig',
  unauthenticated: 'Nicht angemeldet',
  'second-factor': 'Zweiter Faktor nötig',
  'sign-in-too-old': 'Anmeldung zu lange her',
  forbidden: 'Nicht erlaubt',
  'email-not-confirmed': 'E-Mail-Adresse nicht bestätigt',
  'second-factor-missing': 'Zweiter Faktor fehlt',
  'not-found': 'Nicht gefunden',
  'no-invoice': 'Noch keine Rechnung',
  'too-many-books': 'Zu viele Bücher',
  'method-not-allowed': 'Methode nicht erlaubt',
  'already-returned': 'Bereits zurückgegeben',
  busy: 'Gerade ist viel los',
  'cart-changed': 'Der Warenkorb hat sich geändert',
  'no-alert': 'Nicht ausverkauft',
  'no-email': 'Keine E-Mail-Adresse',
  'not-placed': 'Nicht mehr offen',
  'open-orders': 'Bestellungen sind noch offen',
  'open-withdrawals': 'Ein Widerruf ist offen',
  'sold-out': 'Inzwischen ausverkauft',
  'import-undone': 'Import rückgängig gemacht',
  'status-conflict': 'In diesem Zustand nicht möglich',
  'too-late': 'Zu spät zum Rückgängigmachen',
  'too-many-messages': 'Zu viele Nachrichten',
  waiting: 'Bestellung wartet',
  'ticket-expired': 'Zu lange gedauert',
  'precondition-failed': 'Inzwischen geändert',
  'body-too-large': 'Anfrage zu groß',
  'unsupported-media-type': 'Inhaltstyp nicht unterstützt',
  'idempotency-key-reused': 'Idempotency-Key schon verwendet',
  'precondition-required': 'If-Match nötig',
  'too-many-requests': 'Zu viele Anfragen',
  internal: 'Interner Fehler',
  unavailable: 'Vorübergehend nicht verfügbar',
};

export const adminOnly = 'Dafür ist ein Zugang zur Verwaltung nötig.';
export const customersOnly = 'Dafür müssen Sie mit einem Kundenkonto angemeldet sein.';
export const bookNotFound = 'Dieses Buch gibt es nicht.';
export const publisherNotFound = 'Diesen Verlag gibt es im Verzeichnis nicht.';
export const publisherTaken = 'Ein Verlag dieses Namens steht schon im Verzeichnis.';
export const publisherChanged = 'Jemand anderes hat diesen Verlag geändert. Es wurde nichts gespeichert.';
export const excerptNotFound = 'Zu diesem Buch gibt es keine Leseprobe.';
export const keyOfAnotherBook = 'Unter diesem Idempotency-Key wurde schon ein Buch mit anderen Angaben angelegt.';
export const importNotFound =
  'Dieser Import lässt sich nicht rückgängig machen: Es gibt ihn nicht, oder er ist älter als 30 Tage.';
export const importIsUndone =
  'Dieser Import wurde inzwischen rückgängig gemacht. Es wurde nichts importiert; wählen Sie die Datei noch einmal.';
export const bookChanged = 'Das Buch wurde geändert, seit Sie es geladen haben.';
export const tooManyBooks = (most: number) => `Es gibt mehr als ${number(most)} Bücher: Rufen Sie sie seitenweise ab.`;
export const invalidBookCursor = 'Bezeichnet keine Stelle in dieser Liste';
export const stockOutOfRange = (most: number, present: number) =>
  `Es wären weniger als 0 oder mehr als ${number(most)} Exemplare; vorhanden: ${number(present)}`;
export const bookBusy =
  'Dieses Buch ist gerade sehr gefragt. Es wurde nichts gespeichert; bitte versuchen Sie es gleich noch einmal.';
export const invoicesBusy =
  'Gerade werden viele Rechnungen erstellt. Diese konnte nicht erstellt werden; bitte versuchen Sie es gleich noch einmal.';
export const coverNotFound = 'Dieses Bild gibt es nicht.';
export const uploadedCoverNotFound = 'Dieses Bild gibt es nicht oder nicht mehr: Bitte laden Sie es noch einmal hoch';
export const wrongPictureSides = (width: Shown, height: Shown, min: Shown, max: Shown) =>
  `Das Bild hat ${width} × ${height} Bildpunkte: Erlaubt sind ${min} bis ${max} je Seite.`;
export const jpegCarriesNotes =
  'Die Datei enthält neben dem Bild weitere Angaben (EXIF, XMP, ein Farbprofil oder einen Kommentar), die verraten können, wo und von wem es aufgenommen wurde: Speichern Sie das Bild ohne diese Angaben.';
export const jpegOfOtherKind =
  'Die Datei ist ein JPEG einer Art, die nicht jeder Browser anzeigt: Speichern Sie sie als „baseline“ oder „progressive“.';
export const notAJpeg = 'Die Datei ist kein JPEG-Bild.';
export const fileHoldsMore = 'Die Datei ist beschädigt: Sie enthält mehr als das Bild.';
export const tooManyScans =
  'Das Bild baut sich in zu vielen Schritten auf: Speichern Sie es als „baseline“ oder „progressive“.';
export const pictureIncomplete = 'Die Datei ist beschädigt: Das Bild ist nicht vollständig.';
export const tableTwice = 'Die Datei ist beschädigt: Eine Tabelle ist doppelt vorhanden.';
export const unknownPart = 'Die Datei ist beschädigt: Sie enthält einen Teil, der in kein Bild gehört.';
export const endCutOff = 'Die Datei ist beschädigt: Das Ende ist abgeschnitten.';
export const wrongPartLength = 'Die Datei ist beschädigt: Ein Teil ist anders lang als angegeben.';
export const partCutOff = 'Die Datei ist beschädigt: Ein Teil ist abgeschnitten.';
export const bytesBehindEnd = 'Die Datei ist beschädigt: Nach dem Ende folgt noch etwas.';
export const wrongHeadLength = 'Die Datei ist beschädigt: Der Kopf der Datei hat die falsche Länge.';
export const carriesThumbnail =
  'Die Datei enthält ein zweites, kleines Bild (Vorschaubild): Speichern Sie sie ohne Vorschaubild.';
export const pictureHeadCutOff = 'Die Datei ist beschädigt: Der Bildkopf ist abgeschnitten.';
export const printingColours = 'Das Bild hat Druckfarben (CMYK): Speichern Sie es als sRGB.';
export const wrongPictureHeadLength = 'Die Datei ist beschädigt: Der Bildkopf hat die falsche Länge.';
export const noPictureSize = 'Die Datei ist beschädigt: Das Bild hat keine Größe.';
export const noColourSize = 'Die Datei ist beschädigt: Für die Farben fehlt die Größe.';
export const sameColourTwice = 'Die Datei ist beschädigt: Zwei Farben sind gleich.';
export const tableCutOff = 'Die Datei ist beschädigt: Eine Tabelle ist abgeschnitten.';
export const invalidTable = 'Die Datei ist beschädigt: Eine Tabelle ist ungültig.';
export const invalidScan = 'Die Datei ist beschädigt: Ein Abschnitt mit Bildpunkten beginnt falsch.';
export const tableMissing = 'Die Datei ist beschädigt: Eine Tabelle fehlt.';
export const pixelsMissing = 'Die Datei ist beschädigt: Wo Bildpunkte sein sollten, sind keine.';
export const pixelsTorn = 'Die Datei ist beschädigt: Die Bildpunkte sind unterbrochen.';
export const neitherWebpNorJpeg = 'Die Datei ist weder ein WebP- noch ein JPEG-Bild.';
export const wrongFileLength = 'Die Datei ist beschädigt: Sie ist anders lang als angegeben.';
export const paddingNotEmpty = 'Die Datei ist beschädigt: Die Füllbytes sind nicht leer.';
export const pictureCutOff = 'Die Datei ist beschädigt: Das Bild ist abgeschnitten.';
export const invalidPictureBeginning = 'Die Datei ist beschädigt: Das Bild beginnt falsch.';
export const pictureScaled = 'Die Datei ist beschädigt: Das Bild soll größer angezeigt werden, als es ist.';
export const laterWebpVersion = 'Die Datei hat eine neuere Version von WebP.';
export const pictureMissing = 'Die Datei ist beschädigt: Wo ein Bild sein sollte, ist keines.';
export const webpCarriesNotes =
  'Die Datei enthält Angaben zum Bild (EXIF oder XMP), die verraten können, wo und von wem es aufgenommen wurde: Speichern Sie das Bild ohne diese Angaben.';
export const invalidTransparency = 'Die Datei ist beschädigt: Die Angaben zur Transparenz sind ungültig.';
export const animatedPicture = 'Das Bild ist animiert: Ein Cover muss stillstehen.';
export const notOnePicture = 'Die Datei ist beschädigt: Sie muss genau ein Bild enthalten und sonst nichts.';
export const wrongColourFlags =
  'Die Datei ist beschädigt: Der Kopf der Datei sagt über die Farben etwas anderes als ihre Teile.';
export const colourProfileTooLarge = 'Das Farbprofil des Bildes ist zu groß: Speichern Sie es als sRGB.';
export const wrongPictureSize = 'Die Datei ist beschädigt: Der Kopf der Datei nennt eine andere Größe als das Bild.';
export const fileEmpty = 'Die Datei ist beschädigt: Sie ist leer.';
export const signInTooOld = (minutes: number) =>
  `Dafür darf die Anmeldung höchstens ${plural(minutes, { one: '1 Minute', other: `${minutes} Minuten` })} zurückliegen. Es wurde nichts gelöscht.`;
export const withdrawalStillOpen =
  'Ein Widerruf aus Ihrem Konto ist noch offen. Löschen Sie das Konto, sobald er erledigt ist.';
export const orderOnItsWay =
  'Eine Bestellung ist noch offen. Stornieren Sie sie oder warten Sie, bis sie zugestellt ist, und löschen Sie das Konto danach.';
export const bodyLargerThan = (kibibytes: number) => `Die Anfrage ist größer als ${kibibytes} KiB.`;
export const bodyNotUtf8 = 'Die Anfrage ist nicht in gültigem UTF-8.';
export const bodyMustBe = (types: readonly string[]) => `Die Anfrage muss ${types.join(' oder ')} sein.`;
export const overloaded = 'Gerade ist viel los; bitte versuchen Sie es gleich noch einmal.';
export const notSetUp = 'Die Buchhandlung ist nicht richtig eingerichtet.';
export const invalidToken = 'Die Anmeldung ist nicht oder nicht mehr gültig.';
export const dataUnreachable = 'Die Buchhandlung kann ihre Daten im Augenblick nicht erreichen.';
export const otherOrigin = 'Von Seiten anderer Herkunft aus lässt sich hier nichts ändern.';
export const readOnly = 'Zurzeit können Sie sich hier nur umsehen; Bestellungen und Änderungen werden abgelehnt.';
export const tryAgainIn = (seconds: number) =>
  `Zu viele Anfragen; bitte versuchen Sie es in ${plural(seconds, { one: '1 Sekunde', other: `${seconds} Sekunden` })} erneut.`;
export const mailNotFound = 'Diese E-Mail gibt es bei dieser Bestellung nicht oder nicht mehr.';
export const stepNotReached = 'Die Bestellung ist noch nicht so weit. Diese E-Mail kann nicht gesendet werden.';
export const orderNotFound = 'Diese Bestellung gibt es nicht.';
export const cartChanged =
  'Ein Buch ist ausverkauft oder nicht mehr erhältlich, oder die Bestellung kostet mehr als angezeigt. Es wurde nichts bestellt.';
export const noGiftWrap = 'Geschenkverpackung gibt es in dieser Buchhandlung nicht';
export const noPickup = 'Abholung gibt es in dieser Buchhandlung nicht';
export const isCollected = 'Die Bestellung wird im Laden abgeholt';
export const noCounterSales = 'Verkäufe am Ladentisch sind in dieser Buchhandlung nicht eingerichtet';
export const invoiceNameNeeded = (total: Shown) =>
  `Eine Rechnung über mehr als ${total} braucht den Namen der Käuferin oder des Käufers`;
export const keyOfAnotherOrder =
  'Dieser Idempotency-Key gehört schon zu einer Bestellung anderer Bücher oder an eine andere Adresse.';
export const orderNotChanged = (status: Status) => `Die Bestellung ist ${STATES[status]}. Es wurde nichts geändert.`;
export const noEmail =
  'Diese Bestellung hat keine E-Mail-Adresse, oder die Buchhandlung verschickt keine E-Mails. Es wurde nichts gesendet.';
export const tooManyMessages =
  'Zu dieser Bestellung gibt es bereits so viele Nachrichten wie möglich. Es wurde nichts gesendet.';
export const keyOfAnotherMessage = 'Dieser Idempotency-Key wurde bereits für eine andere Nachricht verwendet.';
export const orderWaits = 'Die Bestellung wartet noch. Es wurde nichts geändert.';
export const dayInPast = 'Muss heute oder später sein';
export const alreadyReturned = 'Eines dieser Exemplare ist bereits zurückgekommen. Es wurde nichts geändert.';
export const notInOrder = 'Ist nicht in der Bestellung';
export const keyOfAnotherReturn = 'Dieser Idempotency-Key gehört schon zur Rückgabe anderer Bücher dieser Bestellung.';
export const onlyPlacedSplit =
  'Nur eine Bestellung, die noch nicht verpackt ist, lässt sich aufteilen. Es wurde nichts geändert.';
export const oneBookMustStay = 'Weniger Bücher wählen: Mindestens eines muss bleiben';
export const keyOfAnotherSplit = 'Dieser Idempotency-Key gehört schon zu einer anderen Aufteilung dieser Bestellung.';
export const notMergeable =
  'Zusammenführen geht nur, solange beide Bestellungen offen und Bücher und Lieferung seit der Aufteilung unverändert sind. Es wurde nichts geändert.';
export const noInvoice = 'Zu dieser Bestellung gibt es noch keine Rechnung.';
export const notInvoiceable = (status: Status) =>
  `Eine Rechnung gibt es zu Bestellungen, die verpackt oder zugestellt sind; diese ist ${STATES[status]}. Es wurde nichts erstellt.`;
export const invoiceOfNobody =
  'Name und Adresse zu dieser Bestellung wurden gelöscht: Eine Rechnung kann nicht mehr erstellt werden.';
export const orderChanged = 'Die Bestellung wurde geändert, seit Sie sie geladen haben. Es wurde nichts geändert.';
export const versionNeeded = 'If-Match muss die Fassung der Bestellung nennen, von der die Änderung ausgeht.';
export const wishListChanged = 'Der Merkzettel hat sich seit dem Laden geändert. Es wurde nichts geändert.';
export const wishListVersionNeeded = 'If-Match muss die Version des geänderten Merkzettels enthalten.';
export const addedBookGone = 'Ein hinzugefügtes Buch wird nicht mehr verkauft. Es wurde nichts geändert.';
export const higherTotal =
  'Die Bestellung würde mehr kosten, und dem wurde nicht zugestimmt. Es wurde nichts geändert.';
export const addedBookWithheld = 'Ein hinzugefügtes Buch lässt sich nicht bestellen. Es wurde nichts geändert.';
export const addedBookSoldOut = 'Ein hinzugefügtes Buch ist ausverkauft. Es wurde nichts geändert.';
export const streetNeeded = 'Erforderlich, weil keine Straße bekannt ist';
export const undoTooLate =
  'Der letzte Schritt lässt sich zehn Sekunden lang rückgängig machen, bis die E-Mail dazu verschickt wird. Es wurde nichts geändert.';
export const copiesSoldToOthers =
  'Die Exemplare dieser Bestellung wurden inzwischen anderweitig verkauft. Es wurde nichts geändert.';
export const bookInStock = 'Das Buch ist nicht ausverkauft.';
export const noMailIsSent = 'Die Buchhandlung verschickt keine E-Mails.';
export const atMostAlerts = (most: number) => `Höchstens ${most} Bücher`;
export const alertNeedsConfirmedEmail = 'Die E-Mail-Adresse des Kontos ist nicht bestätigt.';
export const confirmedEmailNeeded =
  'Vor der ersten Bestellung muss die E-Mail-Adresse bestätigt sein. Es wurde nichts bestellt.';
export const invalidCursor = 'Bezeichnet keine Stelle in der Liste';
export const ordersOfSomebodyElse = 'Das sind die Bestellungen von jemand anderem.';
export const bearerTokenRequired = 'Dafür müssen Sie angemeldet sein.';
export const mustBeJson = 'Die Anfrage muss JSON in UTF-8 sein oder ein Bild ohne Content-Encoding.';
export const badPath = 'Die Prozentkodierung des Pfades ist ungültig.';
export const badJson = 'Die Anfrage ist kein gültiges JSON.';
export const internalError = 'Bei uns ist etwas schiefgegangen.';
export const pathNotFound = 'Unter diesem Pfad gibt es nichts.';
export const allowedMethods = (methods: Shown) => `Dieser Pfad nimmt nur ${methods} an.`;
export const ownEmailOnly = 'Bestellt wird unter der E-Mail-Adresse, mit der Sie angemeldet sind.';
export const wrongLogin = 'Benutzername oder Passwort ist falsch.';
export const keyOfAnotherWithdrawal = 'Unter diesem Idempotency-Key wurde ein anderer Widerruf erklärt.';
export const withdrawalNotFound = 'Diesen Widerruf gibt es nicht.';
export const withdrawElsewhere = (email: Shown, post: Shown) =>
  `Gerade gehen zu viele Widerrufe ein, und Ihrer konnte nicht angenommen werden. Bitte schreiben Sie an ${email} oder per Post an ${post}: Das gilt ebenso.`;
