import type { Shown } from '../wordsOf.ts';
import { plural } from './words.ts';

type Span = 'day' | 'week' | 'month';

export const loadingTheStatistics = 'Loading the statistics';
export const whatFollowsIsInventedNoneOf = 'What follows is invented: none of it is counted in your shop.';
export const statistics = 'Statistics';
export const products = 'Products';
export const totalSales = 'Total Sales';
export const trendingBooksInThisMonth = 'Trending Books in This Month';
export const totalOrders = 'Total Orders';
export const is = (sample: Shown) => `${sample} is `;
export const today = 'Today';
export const theFiguresOfTodayCouldNot = 'The figures of today could not be loaded.';
export const tryAgain = 'Try again';
export const ordersToPack = 'Orders to pack';
export const cancelledOrRefused = (count: Shown) => `${count} cancelled or refused`;
export const withoutStreet = (count: Shown) => `${count} without a street`;
export const oldestSince = (moment: Shown) => `The oldest since ${moment}`;
export const everyOrderIsPacked = 'Every order is packed';
export const ordersToday = 'Orders of today';
export const takings = (amount: Shown) => `Takings ${amount}`;
export const cashToCome = 'Cash to come';
export const ofDeliveredOrders = (count: number, shown: Shown) =>
  plural(count, { one: `Of ${shown} delivered order`, other: `Of ${shown} delivered orders` });
export const soldOut = 'Books sold out';
export const runningLow = (count: number, shown: Shown) =>
  plural(count, { one: `${shown} book is running low`, other: `${shown} books are running low` });
export const ordersWithAFailedMail = 'Orders with a failed mail';
export const openWithdrawals = 'Open withdrawals';
/** Of withdrawals. */
export const mailFailedOf = (count: number, shown: Shown) =>
  plural(count, { one: `The mail of ${shown} failed`, other: `The mails of ${shown} failed` });
export const overdueMails = (count: number, shown: Shown) =>
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
export const monthlyRevenueIn = (currencyName: Shown) => `Monthly Revenue in ${currencyName}`;
export const month = 'Month';
export const revenue = 'Revenue';
export const ordersLeft = 'Orders left';
export const websiteVisitsLastDay = 'Website visits (last day)';
export const usersByAverageOrder = 'Users by average order';
export const studentsByTypeOfStudying = 'Students by type of studying';
export const chart = 'Chart';
export const sampleData = 'Sample data';
export const day = 'Day';
export const weekFrom = 'Week from';
export const orders = 'Orders';
export const books = 'Books';
export const by = (name: Shown, span: Span) => `${name} by ${span}`;
export const theChartShows = 'The chart shows';
export const hideTheTable = 'Hide the table';
export const showAsATable = 'Show as a table';
export const salesBy = (span: Span) => `Sales by ${span}`;
export const sales = 'Sales';
export const theSalesCouldNotBeLoaded = 'The sales could not be loaded';
export const loadingTheSales = 'Loading the sales';
export const nothingWasSoldInTheseDays = 'Nothing was sold in these days';
export const booksSold = 'Books sold';
export const sumsOf = (rangeText: Shown) => `Sums of ${rangeText}`;
export const daysIn = (rangeText: Shown, timeZone: Shown) => `${rangeText}, days in ${timeZone}`;
export const inTheBefore = (count: number, days: Shown) =>
  plural(count, { one: 'in the day before', other: `in the ${days} days before` });
export const nothing = (value: Shown) => `Nothing ${value}`;
export const topBooks = 'Top books';
export const aBookThatIsGone = 'A book that is gone';
export const byCategory = 'By category';
export const ofTheRevenue = (share: Shown) => `${share}% of the revenue`;
export const last7Days = 'Last 7 days';
export const last30Days = 'Last 30 days';
export const thisMonth = 'This month';
export const last12Months = 'Last 12 months';
export const fromTo = 'From … to …';
export const week = 'Week';
export const range = 'Range';
export const byLabel = 'By';
export const downloadCsv = 'Download CSV';
export const from = 'From';
export const to = 'To';
export const needsTwoDays = 'Needs two days';
export const isBeforeTheFirstDay = 'Is before the first day';
export const isTooFarFromTheFirst = 'Is too far from the first day';
export const start = 'Start';
export const revenueForCurrency = (currency: Shown) => `Revenue (${currency})`;
export const toForFirst = (first: Shown, inWords: Shown) => `${first} to ${inWords}`;
export const noChange = 'No change';
/** A whole number, or `lessThan1`. */
export const percent = (shown: Shown) => `${shown}%`;
export const up = 'Up';
export const down = 'Down';
export const lessThan1 = 'less than 1';
export const theLatestOrdersAreNotCounted = (minutes: Shown) =>
  `The latest orders are not counted yet: the oldest has been waiting for ${minutes} minutes.`;
export const adminDashboardLogin = 'Admin Dashboard Login';
export const allRightsReserved = (getFullYear: Shown, name: Shown) => `© ${getFullYear} ${name}. All rights reserved.`;
export const adminLoginSuccessful = 'Admin Login successful!';
export const pleaseProvideAValidEmailAnd = 'Please provide a valid email and password';
export const username = 'Username';
export const password = 'Password';
export const login = 'Login';
export const theShopCannotBeReachedCheck = 'The shop cannot be reached. Check your connection, then try again.';
export const tooManyTriesWaitThenTry = (waitText: Shown) => `Too many tries. Wait ${waitText}, then try again.`;
export const checkBothItTakesAUser =
  'Check both. It takes a user name, which is no e-mail address; whoever runs the shop can give you a new password.';
export const theShopCouldNotCheckIt =
  'The shop could not check it just now. What you typed may be right: try again in a minute.';
export const theShopNoLongerAcceptsYour =
  "The shop no longer accepts your log-in: a password, an account or the shop's secret was changed. What you wrote into a form stays.";
export const logInAgain = 'Log in again';
export const goOnWhereYouWere = 'Go on where you were';
export const tokenHasBeenExpiredPleaseLogin = 'Token has been expired!, Please login again.';
export const theChartCouldNotBeLoaded = 'The chart could not be loaded.';
export const rowsFromTo = (first: Shown, last: Shown, total: Shown) => `${first} to ${last} of ${total}`;
export const earlierRows = 'Earlier';
export const laterRows = 'Later';
export const yourSessionHasEndedLogIn = 'your session has ended: log in and try again';
export const theShopCouldNotBeReached = 'the shop could not be reached';
export const theShopCouldNotDoIt = 'the shop could not do it';
export const selected = (size: Shown) => `${size} selected`;
export const clear = 'Clear';
export const book = 'Book';
export const copies = 'Copies';
export const category = 'Category';
export const notKnown = 'Not known';
export const fileNotSaved = 'The file could not be saved. Please try again.';
/** Labels the button that shows a list's filters. @param chosen number of active filters */
export const filters = (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : 'Filters');
