import type { Shown } from '../wordsOf.ts';
import { plural } from './words.ts';

export const legalDescription = (heading: Shown, shopName: Shown) => `${heading} von ${shopName}.`;
export const onThisPage = 'Auf dieser Seite';
export const sampleText = 'Dies ist ein Mustertext. Ersetzen Sie ihn durch Ihren eigenen.';
export const notGiven = 'keine';

export const withdrawalForm = {
  title: 'Muster-Widerrufsformular',
  hint: '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
  to: 'An',
  lines: [
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
    'Bestellt am (*)/erhalten am (*)',
    'Name des/der Verbraucher(s)',
    'Anschrift des/der Verbraucher(s)',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    'Datum',
  ],
  note: '(*) Unzutreffendes streichen.',
};

const inDays = (days: number) => plural(days, { one: 'ein Tag', other: `${days} Tage` });
const inYears = (days: number) => {
  const years = Math.round(days / 365);
  return plural(years, { one: 'ein Jahr', other: `${years} Jahre` });
};

export const keptPlaces = {
  shop: 'Bei uns',
  google: 'Bei Google, auf dessen Servern diese Website läuft',
  browser: 'In Ihrem Browser',
};
export const keptFor = 'Dauer:';
export const keptData = {
  orders: {
    what: 'Ihre Bestellungen: Name, E-Mail-Adresse, Telefonnummer, Ort, Bücher, Preise, Stand der Lieferung und unsere Notizen',
    why: 'Damit wir sie ausliefern und Fragen beantworten können, und weil wir Bücher führen müssen.',
    howLong: () =>
      'so lange, wie das Gesetz es für unsere Buchführung verlangt. Löschen Sie Ihr Konto, bleiben Bücher und Preise, und Ihre Angaben werden entfernt.',
  },
  deliveries: {
    what: 'Ihre Straße, ein Hinweis für den Zusteller, der Gruß zu einem Geschenk und was wir Ihnen zur Bestellung geschrieben haben',
    why: 'Damit die Sendung an Ihre Tür kommt und wir Ihnen antworten können.',
    howLong: (days: number, daysWithoutOrder: number) =>
      `${inDays(days)} über das Ende der Bestellung hinaus; ${inDays(daysWithoutOrder)}, wenn keine Bestellung folgt`,
  },
  mails: {
    what: 'Die E-Mails, die wir Ihnen schreiben',
    why: 'Damit sie verschickt werden und wir sehen, ob sie abgegangen sind.',
    howLong: (days: number) => inDays(days),
  },
  details: {
    what: 'Was wir uns auf Ihren Wunsch für die nächste Bestellung merken: Name, Telefonnummer, Straße, Ort',
    why: 'Damit Sie es nicht noch einmal eingeben müssen.',
    howLong: () => 'bis Sie es oder Ihr Konto auf der Seite „Ihr Konto“ löschen',
  },
  accountWishes: {
    what: 'Der Merkzettel Ihres Kontos: welche Bücher darauf stehen',
    why: 'Damit Sie ihn auf jedem Gerät wiederfinden.',
    howLong: () => 'bis Sie die Bücher davon entfernen oder Ihr Konto auf der Seite „Ihr Konto“ löschen',
  },
  invoices: {
    what: 'Rechnungen und Rechnungskorrekturen: Name, Adresse, Bücher und Preise',
    why: 'Weil das Steuerrecht es verlangt. Sie bleiben, wenn Sie Ihr Konto löschen.',
    howLong: (years: number) =>
      plural(years, {
        one: '1 Jahr nach dem Jahr der Rechnung',
        other: `${years} Jahre nach dem Jahr der Rechnung`,
      }),
  },
  withdrawals: {
    what: 'Widerrufe: Name, E-Mail-Adresse, Bestellnummer, Bücher',
    why: 'Damit wir Ihnen Ihr Geld erstatten und wissen, wann Sie geschrieben haben.',
    howLong: (days: number) => `so lange wie die Bestellung; ${inYears(days)}, wenn wir keine Bestellung dazu finden`,
  },
  publishers: {
    what: 'Verlage: Name, Postanschrift und E-Mail-Adresse, und dieselben Angaben der verantwortlichen Person in der Union',
    why: 'Weil wir nach dem Gesetz bei jedem Buch angeben, wer für seine Sicherheit einsteht.',
    howLong: () => 'bis der Verlag aus unserem Verzeichnis gestrichen wird',
  },
  alerts: {
    what: 'Zu welchen ausverkauften Büchern Sie eine Benachrichtigung wünschen, und Ihre E-Mail-Adresse dafür',
    why: 'Damit wir Ihnen eine E-Mail schicken, wenn ein Buch wieder da ist.',
    howLong: (days: number) =>
      `bis wir diese E-Mail schicken oder Sie die Benachrichtigung abbestellen; höchstens ${inYears(days)}`,
  },
  counts: {
    what: 'Zählungen von Bestellungen, Anmeldungen und Abrufen, unter Kürzeln aus Konten und IP-Adressen',
    why: 'Gegen Missbrauch.',
    howLong: () => 'etwa ein Tag',
  },
  staff: {
    what: 'Unser Team: Benutzernamen, Passwörter und zweite Faktoren in verschlüsselter Form, beendete Anmeldungen',
    why: 'Damit nur sie Zugang haben.',
    howLong: () => 'bis sie ausscheiden; beendete Anmeldungen einen Tag',
  },
  changes: {
    what: 'Wer von uns was geändert hat: von Ihrer Bestellung nur, welcher Teil, und das Kürzel Ihres Kontos, wenn wir Ihre Daten ausgeben oder löschen',
    why: 'Damit wir Fehler finden.',
    howLong: (days: number) => inYears(days),
  },
  account: {
    what: 'Ihr Konto: E-Mail-Adresse, Passwort in unlesbarer Form, und Ihr Name, wenn Sie sich mit Google anmelden',
    why: 'Damit wir Sie wiedererkennen.',
    howLong: () => 'bis Sie es auf der Seite „Ihr Konto“ löschen',
  },
  log: {
    what: 'Unser Protokoll der Abrufe: Zeit, Art, Ausgang. Keine Namen und keine Adressen',
    why: 'Damit wir Störungen finden.',
    howLong: (days: number) => inDays(days),
  },
  googleLog: {
    what: 'Googles eigenes Protokoll der Abrufe: Zeit, IP-Adresse, Browser und was abgerufen wurde; sehen Sie Ihre Bestellungen an, steht darin Ihre E-Mail-Adresse',
    why: 'Für den Betrieb der Server und gegen Angriffe.',
    howLong: (days: number) => inDays(days),
  },
  session: { what: 'Ihre Anmeldung', why: 'Damit Sie angemeldet bleiben.', howLong: () => 'bis Sie sich abmelden' },
  cart: {
    what: 'Ihr Warenkorb',
    why: 'Damit er morgen noch da ist.',
    howLong: () => 'bis Sie bestellen oder ihn leeren',
  },
  bookmarks: {
    what: 'Wo Sie in Leseproben aufgehört haben, und wie groß Sie deren Schrift möchten',
    why: 'Damit Sie dort weiterlesen können.',
    howLong: () => 'bis Sie die Leseprobe zu Ende gelesen haben oder es im Browser löschen',
  },
  wishes: {
    what: 'Ihr Merkzettel: welche Bücher darauf stehen, und die technische ID Ihres Kontos, wenn Sie angemeldet sind',
    why: 'Damit er morgen noch da ist und bei der Anmeldung auf den Merkzettel Ihres Kontos kommt.',
    howLong: () => 'bis Sie die Bücher davon entfernen oder sich abmelden',
  },
  orderKey: {
    what: 'Ein zufälliges Kürzel der Bestellung, die Sie gerade aufgeben',
    why: 'Damit keine Bestellung doppelt eingeht.',
    howLong: () => 'bis die Bestellung aufgegeben ist',
  },
  drafts: {
    what: 'Was Sie an der Kasse eingeben, und wohin Sie wollten, als Sie sich anmeldeten',
    why: 'Damit es das Neuladen der Seite übersteht.',
    howLong: () => 'bis Sie bestellen, sich abmelden oder die Seite schließen',
  },
  searches: {
    what: 'Wonach Sie zuletzt gesucht haben',
    why: 'Damit das Suchfeld es wieder anbieten kann.',
    howLong: () => 'bis Sie es entfernen, sich abmelden oder die Seite schließen',
  },
  navigation: {
    what: 'Wie weit Sie auf den Seiten dieses Besuchs gescrollt haben, und ob sich diese Seite nach einer Aktualisierung neu geladen hat',
    why: 'Damit Sie dort weiterlesen können, wo Sie waren.',
    howLong: () => 'bis Sie die Seite schließen',
  },
  adminToken: {
    what: 'Unser Team: Anmeldung, Abweichung der Uhr und noch nicht gespeicherte Bücher',
    why: 'Damit sie angemeldet bleiben.',
    howLong: () => 'bis sie sich abmelden; die Anmeldung höchstens eine Stunde',
  },
  adminDevices: {
    what: 'Unser Team: ihr Benutzername und ein Merkmal, dass sie sich auf diesem Gerät schon angemeldet haben',
    why: 'Damit Versuche Fremder sie nicht aussperren.',
    howLong: (days: number) => `${days} Tage nach der letzten Anmeldung; beim Abmelden bleibt es erhalten`,
  },
  adminChoices: {
    what: 'Unser Team: die Spalten von Bücherdateien, und unter welchem Bestand Bücher nachbestellt werden',
    why: 'Damit sie es nicht noch einmal angeben müssen.',
    howLong: () => 'bis sie es im Browser löschen',
  },
  phoneOrder: {
    what: 'Unser Team: eine noch nicht aufgenommene telefonische Bestellung, mit Name, Telefonnummer und Anschrift',
    why: 'Damit beim Neuladen der Seite nichts verloren geht.',
    howLong: () => 'bis die Bestellung aufgenommen ist, sie sich abmelden oder die Seite schließen',
  },
};
export const chargeTo = (country: Shown, amount: Shown) => `${country} ${amount}`;
export const chargeElsewhere = (amount: Shown) => `andere Länder ${amount}`;
export const chargesFreeFrom = (charges: Shown, sum: Shown) => `${charges}; ab ${sum} kostenlos`;
