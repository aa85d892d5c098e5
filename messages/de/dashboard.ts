import type { Shown } from '../wordsOf.ts';
import { plural } from './words.ts';

type Span = 'day' | 'week' | 'month';
const SPANS: Record<Span, string> = { day: 'Tag', week: 'Woche', month: 'Monat' };

export const loadingStatistics = 'Die Zahlen werden geladen …';
export const sampleFigures = 'Beispielzahlen';
export const statistics = 'Zahlen';
export const products = 'Bücher';
export const totalSales = 'Umsatz gesamt';
export const trendingBooks = 'Gefragte Bücher in diesem Monat';
export const totalOrders = 'Bestellungen gesamt';
export const sampleSuffix = (sample: Shown) => `${sample} ist `;
export const today = 'Heute';
export const todayNotLoaded = 'Die heutigen Zahlen konnten nicht geladen werden.';
export const ordersToPack = 'Noch zu verpacken';
export const moreCancelledOrRefused = (count: Shown) => `${count} weitere storniert oder nicht angenommen`;
export const dueOrders = 'Wartezeit vorbei';
export const waitingOrders = (count: Shown) => `${count} noch wartend`;
export const withoutStreet = 'Bestellungen ohne Straße';
export const oldestSince = (moment: Shown) => `Älteste: ${moment}`;
export const allOrdersPacked = 'Alle Bestellungen sind verpackt';
export const ordersToday = 'Heutige Bestellungen';
export const orderValue = (amount: Shown) => `Bestellwert ${amount}`;
export const cashOwed = 'Offene Beträge';
export const ofDeliveredOrders = (count: number, shown: Shown) =>
  plural(count, { one: `Aus ${shown} zugestellten Bestellung`, other: `Aus ${shown} zugestellten Bestellungen` });
export const soldOut = 'Ausverkaufte Bücher';
export const runningLow = (count: number, shown: Shown) =>
  plural(count, { one: `${shown} Buch wird knapp`, other: `${shown} Bücher werden knapp` });
export const failedEmails = 'Fehlgeschlagene E-Mails';
export const openWithdrawals = 'Offene Widerrufe';
export const failedEmailsOf = (count: number, shown: Shown) =>
  plural(count, {
    one: `Die E-Mail zu ${shown} ist fehlgeschlagen`,
    other: `Die E-Mails zu ${shown} sind fehlgeschlagen`,
  });
export const overdueEmails = (count: number, shown: Shown) =>
  plural(count, {
    one: `${shown} E-Mail ist seit über einer Stunde überfällig.`,
    other: `${shown} E-Mails sind seit über einer Stunde überfällig.`,
  });
export const overdueTasks = (count: number, shown: Shown) =>
  plural(count, {
    one: `${shown} Hintergrundaufgabe ist seit über einer Stunde überfällig.`,
    other: `${shown} Hintergrundaufgaben sind seit über einer Stunde überfällig.`,
  });
export const monthlyRevenue = 'Umsatz nach Monaten';
export const monthlyRevenueIn = (currency: Shown) => `Umsatz nach Monaten in ${currency}`;
export const month = 'Monat';
export const revenue = 'Umsatz';
export const ordersLeft = 'Offene Bestellungen';
export const websiteVisits = 'Besuche der Website (letzter Tag)';
export const usersByAverageOrder = 'Kundschaft nach durchschnittlicher Bestellung';
export const studentsByType = 'Studierende nach Art des Studiums';
export const chart = 'Diagramm';
export const sampleData = 'Beispieldaten';
export const day = 'Tag';
export const weekFrom = 'Woche ab';
export const orders = 'Bestellungen';
export const books = 'Bücher';
export const by = (name: Shown, span: Span) => `${name} je ${SPANS[span]}`;
export const chartFigure = 'Das Diagramm zeigt';
export const hideTable = 'Tabelle verbergen';
export const showAsTable = 'Als Tabelle zeigen';
export const salesBy = (span: Span) => `Verkäufe je ${SPANS[span]}`;
export const sales = 'Umsatz';
export const salesNotLoaded = 'Die Verkäufe konnten nicht geladen werden';
export const loadingSales = 'Die Verkäufe werden geladen …';
export const noSales = 'Keine Verkäufe in diesem Zeitraum';
export const booksSold = 'Verkaufte Bücher';
export const totalsOf = (range: Shown) => `Summen: ${range}`;
export const daysIn = (range: Shown, timeZone: Shown) => `${range}, Zeitzone ${timeZone}`;
export const inPreviousPeriod = (count: number, days: Shown) =>
  plural(count, { one: 'am Tag davor', other: `in den ${days} Tagen davor` });
export const unchangedFrom = (period: Shown) => `Nichts ${period}`;
export const topBooks = 'Meistverkaufte Bücher';
export const deletedBook = 'Ein gelöschtes Buch';
export const byCategory = 'Nach Kategorie';
export const revenueShare = (share: Shown) => `${share}\u00A0% des Umsatzes`;
export const last7Days = 'Letzte 7 Tage';
export const last30Days = 'Letzte 30 Tage';
export const thisMonth = 'Dieser Monat';
export const last12Months = 'Letzte 12 Monate';
export const customRange = 'Von … bis …';
export const week = 'Woche';
export const range = 'Zeitraum';
export const groupBy = 'Je';
export const downloadCsv = 'Umsatz (CSV)';
export const from = 'Von';
export const to = 'Bis';
export const chooseTwoDates = 'Wählen Sie zwei Tage';
export const beforeFirstDay = 'Darf nicht vor dem ersten Tag liegen';
export const periodTooLong = 'Der Zeitraum ist zu lang';
export const start = 'Beginn';
export const revenueForCurrency = (currency: Shown) => `Umsatz (${currency})`;
export const dateRange = (first: Shown, last: Shown) => `${first} bis ${last}`;
export const noChange = 'Unverändert';
export const percent = (shown: Shown) => `${shown}\u00A0%`;
export const up = 'Mehr:';
export const down = 'Weniger:';
export const lessThanOne = 'unter 1';
export const recentOrdersNotCounted = (minutes: Shown) =>
  `Die neuesten Bestellungen sind noch nicht gezählt: Die älteste wartet seit ${minutes} Minuten.`;
export const adminDashboardLogin = 'Anmeldung zur Verwaltung';
export const allRightsReserved = (year: Shown, name: Shown) => `© ${year} ${name}. Alle Rechte vorbehalten.`;
export const loginSuccessful = 'Sie sind angemeldet!';
export const invalidCredentials = 'Bitte geben Sie einen gültigen Benutzernamen und ein Passwort ein';
export const username = 'Benutzername';
export const password = 'Passwort';
export const login = 'Anmelden';
export const shopUnreachable =
  'Der Server ist nicht zu erreichen. Prüfen Sie Ihre Verbindung, und versuchen Sie es dann erneut.';
export const tooManyAttempts = (wait: Shown) =>
  `Zu viele Versuche. Warten Sie ${wait}, und versuchen Sie es dann erneut.`;
export const checkCredentials =
  'Prüfen Sie Benutzernamen und Passwort. Eine E-Mail-Adresse gilt hier nicht. Ein neues Passwort bekommen Sie von der Leitung.';
export const loginNotChecked =
  'Ihre Anmeldung ließ sich gerade nicht prüfen. Ihre Angaben können trotzdem stimmen: Versuchen Sie es in einer Minute erneut.';
export const loginRejected =
  'Sie wurden abgemeldet, weil Ihr Passwort, Ihr zweiter Faktor, Ihr Zugang oder der geheime Schlüssel des Shops geändert wurde. Was Sie in ein Formular eingegeben haben, steht noch dort.';
export const logInAgain = 'Erneut anmelden';
export const continueWhereYouWere = 'Dort weitermachen, wo Sie waren';
export const sessionExpired = 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.';
export const chartNotLoaded = 'Das Diagramm konnte nicht geladen werden.';
export const rowsFromTo = (first: Shown, last: Shown, total: Shown) => `${first} bis ${last} von ${total}`;
export const earlierRows = 'Frühere';
export const laterRows = 'Weitere';
export const sessionEndedReason = 'Ihre Anmeldung ist abgelaufen: Melden Sie sich an, und versuchen Sie es erneut';
export const unreachableReason = 'der Server war nicht zu erreichen';
export const failedReason = 'der Server konnte es nicht ausführen';
export const selected = (count: Shown) => `${count} ausgewählt`;
export const clear = 'Auswahl aufheben';
export const book = 'Buch';
export const copies = 'Exemplare';
export const category = 'Kategorie';
export const unknown = 'Unbekannt';
export const fileNotSaved = 'Die Datei konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';
export const filters = (chosen: number) => (chosen > 0 ? `Filter (${chosen})` : 'Filter');
export const invoicesCsv = 'Rechnungen (CSV)';
export const uncollected = 'Nicht abgeholt';
export const uncollectedHint = (days: number) => `Seit mehr als ${days} Tagen abholbereit`;
