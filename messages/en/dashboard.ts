import type { Shown } from '../wordsOf.ts';
import { plural } from './words.ts';

type Span = 'day' | 'week' | 'month';

export const loadingTheStatistics = 'Loading statistics…';
export const whatFollowsIsInventedNoneOf = 'Sample figures';
export const statistics = 'Statistics';
export const products = 'Products';
export const totalSales = 'Total Sales';
export const trendingBooksInThisMonth = 'Trending Books in This Month';
export const totalOrders = 'Total Orders';
export const is = (sample: Shown) => `${sample} is `;
export const today = 'Today';
export const theFiguresOfTodayCouldNot = "Couldn't load today's figures.";
export const tryAgain = 'Try again';
export const ordersToPack = 'Orders to pack';
export const cancelledOrRefused = (count: Shown) => `${count} cancelled or refused`;
export const withoutStreet = (count: Shown) => `${count} without a street`;
export const oldestSince = (moment: Shown) => `Oldest waiting since ${moment}`;
export const everyOrderIsPacked = 'Every order is packed';
export const ordersToday = "Today's orders";
export const takings = (amount: Shown) => `Order value ${amount}`;
export const cashToCome = 'Cash owed by courier';
export const ofDeliveredOrders = (count: number, shown: Shown) =>
  plural(count, { one: `For ${shown} delivered order`, other: `For ${shown} delivered orders` });
export const soldOut = 'Books sold out';
export const runningLow = (count: number, shown: Shown) =>
  plural(count, { one: `${shown} book is running low`, other: `${shown} books are running low` });
export const ordersWithAFailedMail = 'Emails that failed';
export const openWithdrawals = 'Open withdrawals';
export const mailFailedOf = (count: number, shown: Shown) =>
  plural(count, { one: `Email failed for ${shown}`, other: `Emails failed for ${shown}` });
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
export const hideTheTable = 'Hide table';
export const showAsATable = 'Show as table';
export const salesBy = (span: Span) => `Sales by ${span}`;
export const sales = 'Sales';
export const theSalesCouldNotBeLoaded = "Couldn't load the sales";
export const loadingTheSales = 'Loading sales…';
export const nothingWasSoldInTheseDays = 'No sales in this period';
export const booksSold = 'Books sold';
export const sumsOf = (rangeText: Shown) => `Totals for ${rangeText}`;
export const daysIn = (rangeText: Shown, timeZone: Shown) => `${rangeText}, time zone ${timeZone}`;
export const inTheBefore = (count: number, days: Shown) =>
  plural(count, { one: 'on the previous day', other: `in the previous ${days} days` });
export const nothing = (value: Shown) => `None ${value}`;
export const topBooks = 'Top books';
export const aBookThatIsGone = 'A deleted book';
export const byCategory = 'By category';
export const ofTheRevenue = (share: Shown) => `${share}% of revenue`;
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
export const needsTwoDays = 'Choose two dates';
export const isBeforeTheFirstDay = 'Must not be before the first date';
export const isTooFarFromTheFirst = 'The period is too long';
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
  `The latest orders aren't counted yet. The oldest has been waiting for ${minutes} minutes.`;
export const adminDashboardLogin = 'Admin Dashboard Login';
export const allRightsReserved = (getFullYear: Shown, name: Shown) => `© ${getFullYear} ${name}. All rights reserved.`;
export const adminLoginSuccessful = 'Admin Login successful!';
export const pleaseProvideAValidEmailAnd = 'Please provide a valid email and password';
export const username = 'Username';
export const password = 'Password';
export const login = 'Login';
export const theShopCannotBeReachedCheck = "Can't reach the shop. Check your connection, then try again.";
export const tooManyTriesWaitThenTry = (waitText: Shown) => `Too many attempts. Wait ${waitText}, then try again.`;
export const checkBothItTakesAUser =
  "Check both. Use your username, not an email address. The shop's owner can give you a new password.";
export const theShopCouldNotCheckIt =
  "We couldn't check your login just now. It may be right, so try again in a minute.";
export const theShopNoLongerAcceptsYour =
  "You've been logged out because a password, an account or the shop's secret key changed. Anything you typed is still in the form.";
export const logInAgain = 'Log in again';
export const goOnWhereYouWere = 'Continue where you left off';
export const tokenHasBeenExpiredPleaseLogin = 'Token has been expired!, Please login again.';
export const theChartCouldNotBeLoaded = "Couldn't load the chart.";
export const rowsFromTo = (first: Shown, last: Shown, total: Shown) => `${first} to ${last} of ${total}`;
export const earlierRows = 'Earlier';
export const laterRows = 'Later';
export const yourSessionHasEndedLogIn = 'your session has ended, so log in and try again';
export const theShopCouldNotBeReached = "couldn't reach the shop";
export const theShopCouldNotDoIt = 'something went wrong in the shop';
export const selected = (size: Shown) => `${size} selected`;
export const clear = 'Clear';
export const book = 'Book';
export const copies = 'Copies';
export const category = 'Category';
export const notKnown = 'Unknown';
export const fileNotSaved = "Couldn't save the file. Please try again.";
/** Labels the button that shows a list's filters. @param chosen number of active filters */
export const filters = (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : 'Filters');
