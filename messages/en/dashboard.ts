import type { Shown } from '../wordsOf.ts';
import { plural } from './words.ts';

type Span = 'day' | 'week' | 'month';

export const loadingStatistics = 'Loading statistics…';
export const sampleFigures = 'Sample figures';
export const statistics = 'Statistics';
export const products = 'Products';
export const totalSales = 'Total Sales';
export const trendingBooks = 'Trending Books in This Month';
export const totalOrders = 'Total Orders';
export const sampleSuffix = (sample: Shown) => `${sample} is `;
export const today = 'Today';
export const todayNotLoaded = "Couldn't load today's figures.";
export const ordersToPack = 'Orders to pack';
export const moreCancelledOrRefused = (count: Shown) => `${count} more cancelled or refused`;
export const dueOrders = 'No longer waiting';
export const waitingOrders = (count: Shown) => `${count} waiting`;
export const withoutStreet = 'Orders without a street';
export const oldestSince = (moment: Shown) => `Oldest: ${moment}`;
export const allOrdersPacked = 'Every order is packed';
export const ordersToday = "Today's orders";
export const orderValue = (amount: Shown) => `Order value ${amount}`;
export const cashOwed = 'Cash owed by courier';
export const ofDeliveredOrders = (count: number, shown: Shown) =>
  plural(count, { one: `For ${shown} delivered order`, other: `For ${shown} delivered orders` });
export const soldOut = 'Books sold out';
export const runningLow = (count: number, shown: Shown) =>
  plural(count, { one: `${shown} book is running low`, other: `${shown} books are running low` });
export const failedEmails = 'Emails that failed';
export const openWithdrawals = 'Open withdrawals';
export const failedEmailsOf = (count: number, shown: Shown) =>
  plural(count, { one: `Email failed for ${shown}`, other: `Emails failed for ${shown}` });
export const overdueEmails = (count: number, shown: Shown) =>
  plural(count, {
    one: `${shown} email is overdue by more than an hour.`,
    other: `${shown} emails are overdue by more than an hour.`,
  });
export const overdueTasks = (count: number, shown: Shown) =>
  plural(count, {
    one: `${shown} background task is overdue by more than an hour.`,
    other: `${shown} background tasks are overdue by more than an hour.`,
  });
export const monthlyRevenue = 'Monthly Revenue';
export const monthlyRevenueIn = (currency: Shown) => `Monthly Revenue in ${currency}`;
export const month = 'Month';
export const revenue = 'Revenue';
export const ordersLeft = 'Orders left';
export const websiteVisits = 'Website visits (last day)';
export const usersByAverageOrder = 'Users by average order';
export const studentsByType = 'Students by type of studying';
export const chart = 'Chart';
export const sampleData = 'Sample data';
export const day = 'Day';
export const weekFrom = 'Week from';
export const orders = 'Orders';
export const books = 'Books';
export const by = (name: Shown, span: Span) => `${name} by ${span}`;
export const chartFigure = 'The chart shows';
export const hideTable = 'Hide table';
export const showAsTable = 'Show as table';
export const salesBy = (span: Span) => `Sales by ${span}`;
export const sales = 'Sales';
export const salesNotLoaded = "Couldn't load the sales";
export const loadingSales = 'Loading sales…';
export const noSales = 'No sales in this period';
export const booksSold = 'Books sold';
export const totalsOf = (range: Shown) => `Totals for ${range}`;
export const daysIn = (range: Shown, timeZone: Shown) => `${range}, time zone ${timeZone}`;
export const inPreviousPeriod = (count: number, days: Shown) =>
  plural(count, { one: 'on the previous day', other: `in the previous ${days} days` });
export const unchangedFrom = (period: Shown) => `None ${period}`;
export const topBooks = 'Top books';
export const deletedBook = 'A deleted book';
export const byCategory = 'By category';
export const revenueShare = (share: Shown) => `${share}% of revenue`;
export const last7Days = 'Last 7 days';
export const last30Days = 'Last 30 days';
export const thisMonth = 'This month';
export const last12Months = 'Last 12 months';
export const customRange = 'From … to …';
export const week = 'Week';
export const range = 'Range';
export const groupBy = 'By';
export const downloadCsv = 'Download CSV';
export const from = 'From';
export const to = 'To';
export const chooseTwoDates = 'Choose two dates';
export const beforeFirstDay = 'Must not be before the first date';
export const periodTooLong = 'The period is too long';
export const start = 'Start';
export const revenueForCurrency = (currency: Shown) => `Revenue (${currency})`;
export const dateRange = (first: Shown, last: Shown) => `${first} to ${last}`;
export const noChange = 'No change';
/** A whole number, or `lessThan1`. */
export const percent = (shown: Shown) => `${shown}%`;
export const up = 'Up';
export const down = 'Down';
export const lessThanOne = 'less than 1';
export const recentOrdersNotCounted = (minutes: Shown) =>
  `The latest orders aren't counted yet. The oldest has been waiting for ${minutes} minutes.`;
export const adminDashboardLogin = 'Admin Dashboard Login';
export const allRightsReserved = (year: Shown, name: Shown) => `© ${year} ${name}. All rights reserved.`;
export const loginSuccessful = 'Admin Login successful!';
export const invalidCredentials = 'Please provide a valid email and password';
export const username = 'Username';
export const password = 'Password';
export const login = 'Login';
export const shopUnreachable = "Can't reach the shop. Check your connection, then try again.";
export const tooManyAttempts = (wait: Shown) => `Too many attempts. Wait ${wait}, then try again.`;
export const checkCredentials =
  "Check both. Use your username, not an email address. The shop's owner can give you a new password.";
export const loginNotChecked =
  "We couldn't check your login just now. Your details may be correct, so try again in a minute.";
export const loginRejected =
  "You've been logged out because your password, your second factor, your account or the shop's secret key has changed. Anything you typed in a form is still there.";
export const logInAgain = 'Log in again';
export const continueWhereYouWere = 'Continue where you left off';
export const sessionExpired = 'Token has been expired!, Please login again.';
export const chartNotLoaded = "Couldn't load the chart.";
export const rowsFromTo = (first: Shown, last: Shown, total: Shown) => `${first} to ${last} of ${total}`;
export const earlierRows = 'Earlier';
export const laterRows = 'Later';
export const sessionEndedReason = 'your session has ended, so log in and try again';
export const unreachableReason = "couldn't reach the shop";
export const failedReason = 'something went wrong in the shop';
export const selected = (count: Shown) => `${count} selected`;
export const clear = 'Clear';
export const book = 'Book';
export const copies = 'Copies';
export const category = 'Category';
export const unknown = 'Unknown';
export const fileNotSaved = "Couldn't save the file. Please try again.";
/** @param chosen number of active filters */
export const filters = (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : 'Filters');
export const invoicesCsv = 'Invoices (CSV)';
export const uncollected = 'Not collected';
export const uncollectedHint = (days: number) => `Ready for more than ${days} days`;
