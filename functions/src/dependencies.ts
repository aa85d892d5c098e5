import { SHOP_POLICY, type ShopPolicy } from '@bookstore/contract/pricing';
import { shop } from '@bookstore/shop/shop';
import { type AdminService, createAdminService } from './admin/admin.service.ts';
import { createStatisticsRepository } from './admin/statistics.repository.ts';
import { type AlertsService, createAlertsService } from './alerts/alerts.service.ts';
import { createAdminsRepository } from './auth/admins.repository.ts';
import { createAdminTokens } from './auth/adminToken.ts';
import { createAttempts } from './auth/attempts.ts';
import { type CustomerAccounts, createCustomerAccounts } from './auth/customerAccounts.ts';
import { type Customer, createCustomerTokens } from './auth/customerTokens.ts';
import { createDevices } from './auth/devices.ts';
import { createGuards, type Guards } from './auth/guards.ts';
import { createAdminSessions } from './auth/sessions.ts';
import { type BooksRepository, createBooksRepository } from './books/books.repository.ts';
import { type BooksService, createBooksService } from './books/books.service.ts';
import { createCatalogue } from './books/catalogue/catalogue.ts';
import { createCatalogueMutex } from './books/catalogue/catalogueChanges.ts';
import { createCatalogueReads } from './books/catalogue/catalogueReads.ts';
import { createExcerptsRepository, type ExcerptsRepository } from './books/excerpts.repository.ts';
import { createImportsRepository } from './books/imports/imports.repository.ts';
import { createImportsService, type ImportsService } from './books/imports/imports.service.ts';
import { createEmulatorFetch, createHostFetch, createThrottle, type FetchFromHost } from './books/lookups/hostFetch.ts';
import { createLookupsService, type LookupsService } from './books/lookups/lookups.service.ts';
import { createSources, LOOKUP_ORIGINS } from './books/lookups/sources.ts';
import { createBookPages } from './books/pages/bookPages.ts';
import { createLockQueue, type LockBooks } from './books/stock/lockQueue.ts';
import { createStockRepository } from './books/stock/stock.repository.ts';
import { createStockService, type StockService } from './books/stock/stock.service.ts';
import { createFindStockedBooks, type FindStockedBooks } from './books/stock/stockedBooks.repository.ts';
import { type ChangesRepository, createChangesRepository } from './changes/changes.repository.ts';
import type { Config } from './config.ts';
import { createCoversRepository } from './covers/covers.repository.ts';
import { type CoversService, createCoversService } from './covers/covers.service.ts';
import { createDeletionService, type DeletionService } from './customers/deletion.ts';
import { createDetailsRepository } from './customers/details.repository.ts';
import { createDetailsService, type DetailsService } from './customers/details.service.ts';
import { eraseCustomer } from './customers/erasure.ts';
import { createExportRepository } from './customers/export.repository.ts';
import { createExportService, type ExportService } from './customers/export.service.ts';
import { createWishesService, type WishesService } from './customers/wishes.service.ts';
import { createChallengeTokens } from './factors/challengeTokens.ts';
import { createFactorsService, type FactorsService } from './factors/factors.service.ts';
import { createPasskeys } from './factors/passkeys.ts';
import { createAccessToken } from './firestore/accessToken.ts';
import type { Firebase } from './firestore/firebase.ts';
import { createFirestoreClientReads } from './firestore/firestoreClient.ts';
import { createFirestoreRest } from './firestore/firestoreRest.ts';
import type { ReportInvalid } from './firestore/readDocument.ts';
import { withFallback } from './firestore/readFallback.ts';
import { createFindCallerAddress, type FindCallerAddress, findSocketAddress } from './http/callerAddress.ts';
import { type Log, writeLog } from './http/log.ts';
import { createRateLimiter, type RateLimiter } from './http/rateLimiter.ts';
import { createReadBudget, type ReadBudget } from './http/readBudget.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import { REQUEST_DEADLINE_MS } from './lib/withTimeout.ts';
import { type ComposeMail, composeNothing, createComposeMail, createComposeMails } from './mail/composeMails.ts';
import { createComposeMessage } from './mail/composeMessage.ts';
import { createChangeOrder } from './orders/changeOrder.ts';
import { createDeliveriesService, type DeliveriesService } from './orders/deliveries.service.ts';
import { createEditOrder } from './orders/editOrder.ts';
import { createIssueInvoice } from './orders/issueInvoice.ts';
import { createSendMailAgain, type SendMailAgain } from './orders/orderMails.service.ts';
import { createFindMails, createOrdersRepository, findNoMails, findOrderIds } from './orders/orders.repository.ts';
import type { OrderCommands } from './orders/orders.routes.ts';
import { createOrdersService, type OrdersService } from './orders/orders.service.ts';
import { createPlaceOrder } from './orders/placeOrder.ts';
import { createReturnBooks } from './orders/returnBooks.ts';
import { createSendMessage } from './orders/sendMessage.ts';
import { createSplitOrder } from './orders/splitOrder.ts';
import { createWriteOrder } from './orders/writeOrder.ts';
import { createSiteMap, type SiteMap } from './pages/siteMap.ts';
import { readWebBuild, type WebBuild } from './pages/webBuild.ts';
import { createRegisterPublishers } from './publishers/addPublishers.ts';
import { createPublishersService, type PublishersService } from './publishers/publishers.service.ts';
import { type BestSellers, createBestSellers } from './sales/bestSellers.service.ts';
import { createSalesRepository } from './sales/sales.repository.ts';
import { createSalesService, type SalesService } from './sales/sales.service.ts';
import { secondsBehind } from './tasks/tasks.repository.ts';
import { createTodayRepository, type TodayRepository } from './today/today.repository.ts';
import {
  composeNoWithdrawalMails,
  createComposeDigest,
  createComposeWithdrawalMails,
} from './withdrawals/withdrawalMails.ts';
import { declaredByOwners } from './withdrawals/withdrawals.repository.ts';
import { createWithdrawalsService, type WithdrawalsService } from './withdrawals/withdrawals.service.ts';
import { processTasks } from './worker/processTasks.ts';
import { createTaskMails } from './worker/taskMails.ts';

export interface Dependencies {
  books: BooksService;
  excerpts: ExcerptsRepository;
  stock: StockService;
  findStockedBooks: FindStockedBooks;
  covers: CoversService;
  orders: OrdersService;
  orderCommands: OrderCommands;
  deliveries: DeliveriesService;
  details: DetailsService;
  wishes: WishesService;
  exports: ExportService;
  deletion: DeletionService;
  sendMailAgain: SendMailAgain;
  sales: SalesService;
  bestSellers: BestSellers;
  admin: AdminService;
  factors: FactorsService;
  changes: ChangesRepository;
  today: TodayRepository;
  imports: ImportsService;
  lookups: LookupsService;
  publishers: PublishersService;
  withdrawals: WithdrawalsService;
  alerts: AlertsService;
  guards: Guards;
  database: Firebase['database'];
  booksRepository: BooksRepository;
  siteMap: SiteMap;
  webBuild: () => WebBuild;
  shopUrl: string;
  callerAddress: FindCallerAddress;
  /** Null on the emulators, where all customers share an address. */
  readBudget: ReadBudget | null;
  log: Log;
  version: string;
  isReadOnly: boolean;
  deadlineMs: number;
}

export interface TestOverrides {
  clock?: Clock;
  log?: Log;
  callerAddress?: FindCallerAddress;
  deadlineMs?: number;
  webBuild?: () => WebBuild;
  accounts?: CustomerAccounts;
  policy?: ShopPolicy;
  fetchFromHost?: FetchFromHost;
}

interface SharedDependencies {
  config: Config;
  database: Firebase['database'];
  clock: Clock;
  log: Log;
  policy: ShopPolicy;
  reportInvalid: ReportInvalid;
}

/** REST needs no client; the Firestore client is the fallback. */
function createCatalogueReading({ config, database, clock, log, reportInvalid }: SharedDependencies) {
  const restReads = createFirestoreRest(config.firestore, createAccessToken(clock));
  const onFailure = (error: unknown) =>
    log({ severity: 'WARNING', message: `Reading the catalogue over REST failed. ${String(error)}` });
  const firestore = withFallback(restReads, createFirestoreClientReads(database), { clock, onFailure });
  const reads = createCatalogueReads(firestore, reportInvalid);
  const catalogue = createCatalogue(reads);
  return { firestore, reads, catalogue, pages: createBookPages(reads, catalogue) };
}

const createMailComposer = ({ mail }: Config): ComposeMail | null => (mail ? createComposeMail(mail) : null);

function createOrders(
  shared: SharedDependencies,
  lockBooks: LockBooks,
): Pick<Dependencies, 'orders' | 'orderCommands'> {
  const { config, database, clock, policy, reportInvalid } = shared;
  const { timeZone, isEmulator: trustsCallers, requiresConfirmedEmail } = config;
  const findMails = config.mail ? createFindMails(reportInvalid) : findNoMails;
  const composeMails = config.mail ? createComposeMails(config.mail) : composeNothing;
  const orders = createOrdersRepository(database, reportInvalid, findMails);
  const hasDelivered = (uid: string) => orders.hasDelivered(uid);
  const composeMail = createMailComposer(config);
  const common = { database, composeMails, lockBooks, clock, timeZone };
  const placeOrder = createPlaceOrder({ ...common, hasDelivered, policy, requiresConfirmedEmail, trustsCallers });
  const writeOrder = createWriteOrder({ ...common, findMails, composeMail });
  return {
    orders: createOrdersService({
      orders,
      findWithdrawals: async (found) => declaredByOwners(await database(), found, reportInvalid),
      clock,
    }),
    orderCommands: {
      ...placeOrder,
      change: createChangeOrder({ writeOrder, composeMails, timeZone, policy }),
      edit: createEditOrder({ ...common, writeOrder, policy }),
      ...createSplitOrder({ ...common, writeOrder, policy }),
      returnBooks: createReturnBooks({ writeOrder, composeMails, timeZone }),
      sendMessage: createSendMessage({
        writeOrder,
        composeMessage: config.mail ? createComposeMessage(config.mail) : null,
      }),
      issueInvoice: createIssueInvoice({ ...common, policy }),
    },
  };
}

/** Runs before a caller reads the results. Never fails, because the worker continues. */
function createTaskProcessor({ config, database, clock, log }: SharedDependencies): () => Promise<void> {
  if (config.isReadOnly) return async () => undefined;
  const mails = createTaskMails(config.mail);
  return async () => {
    try {
      await processTasks(await database(), { clock, log, mails });
    } catch (error) {
      log({ severity: 'WARNING', message: `Tasks were left to the worker: ${String(error)}` });
    }
  };
}

function createSalesAndToday(
  { config, database, clock, reportInvalid }: SharedDependencies,
  processTasks: () => Promise<void>,
): Pick<Dependencies, 'sales' | 'today'> {
  const sales = createSalesRepository(database, reportInvalid);
  const { timeZone } = config;
  const sendsMail = config.mail !== null;
  const countTasks = async () => {
    await processTasks();
    return secondsBehind(await database(), clock());
  };
  return {
    sales: createSalesService({ sales, countTasks, clock, timeZone }),
    today: createTodayRepository({ database, sales, processTasks, clock, timeZone, sendsMail }),
  };
}

function createWithdrawals(
  { config, database, clock, reportInvalid }: SharedDependencies,
  rateLimiter: RateLimiter,
): WithdrawalsService {
  const composeMails = config.mail ? createComposeWithdrawalMails(config.mail) : composeNoWithdrawalMails;
  const composeDigest = config.mail ? createComposeDigest(config.mail) : null;
  return createWithdrawalsService({
    database,
    rateLimiter,
    composeMails,
    composeDigest,
    reportInvalid,
    clock,
    trustsCallers: config.isEmulator,
  });
}

/** Header values must be ASCII. */
const toAscii = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^ -~]/g, '')
    .trim() || 'Book shop';

/** The emulators use a stand-in without pauses. */
function createLookups(
  { config, clock, log }: SharedDependencies,
  rateLimiter: RateLimiter,
  fetchOverride: FetchFromHost | undefined,
): LookupsService {
  const { isEmulator, lookup, shopUrl } = config;
  const userAgent = `${toAscii(shop.name)} (${shopUrl})`;
  return createLookupsService({
    sources: createSources(lookup),
    fetchFromHost:
      fetchOverride ??
      (isEmulator
        ? createEmulatorFetch(lookup?.emulatorHost)
        : createHostFetch({ origins: LOOKUP_ORIGINS, userAgent })),
    waitForSlot: isEmulator ? async () => undefined : createThrottle({ intervalMs: 1_000 }),
    rateLimiter,
    clock,
    log,
  });
}

function createAdmin(
  { config, database, clock, log }: SharedDependencies,
  rateLimiter: RateLimiter,
  processTasks: () => Promise<void>,
) {
  const admins = createAdminsRepository(database);
  const tokens = createAdminTokens(config.jwtSecret, clock);
  const sessions = createAdminSessions(tokens, admins);
  const statistics = createStatisticsRepository(database, processTasks);
  const attempts = createAttempts({ admins, rateLimiter, log, acceptsSamplePassword: config.isEmulator });
  const devices = createDevices(config.jwtSecret, admins, clock);
  const tickets = createChallengeTokens(config.jwtSecret, clock);
  const passkeys = createPasskeys(config.shopUrl);
  const factors = createFactorsService({ admins, tokens, tickets, attempts, devices, passkeys, clock });
  const admin = createAdminService({ admins, sessions, attempts, devices, factors, statistics, clock });
  return { admin, factors, sessions };
}

/** Builds every part once. Firebase is loaded when first needed. */
export function createDependencies(config: Config, firebase: Firebase, overrides: TestOverrides = {}): Dependencies {
  const { clock = systemClock, log = writeLog, deadlineMs = REQUEST_DEADLINE_MS } = overrides;
  const { accounts = createCustomerAccounts(firebase), policy = SHOP_POLICY } = overrides;
  const { database } = firebase;
  const reportInvalid: ReportInvalid = ({ message, path }) => log({ severity: 'ERROR', message, path });
  const shared: SharedDependencies = { config, database, clock, log, policy, reportInvalid };

  const rateLimiter = createRateLimiter(database, clock);
  const mutex = createCatalogueMutex();
  const booksRepository = createBooksRepository(database, reportInvalid, mutex, clock);
  const lockBooks = createLockQueue();
  const onDelay = (error: unknown) =>
    log({ severity: 'WARNING', message: `The availability of a book is not up to date yet: ${String(error)}` });
  const stockRepository = createStockRepository({ database, mutex, lockBooks, clock, onDelay });
  const processTasks = createTaskProcessor(shared);
  const registerPublishers = createRegisterPublishers(database, clock, (message) =>
    log({ severity: 'ERROR', message }),
  );
  const { timeZone, isReadOnly } = config;
  const { firestore, reads, catalogue, pages } = createCatalogueReading(shared);
  const details = createDetailsService({ details: createDetailsRepository(database), rateLimiter, clock });
  const exportsOfAll = createExportRepository(database, reportInvalid);
  const erase = ({ uid, email, isEmailConfirmed }: Customer) =>
    eraseCustomer(database, uid, {
      hasConfirmedEmail: isEmailConfirmed,
      ...(isEmailConfirmed && email && { confirmedEmail: email }),
    });
  const { admin, factors, sessions } = createAdmin(shared, rateLimiter, processTasks);

  return {
    books: createBooksService({
      books: booksRepository,
      stock: stockRepository,
      catalogue,
      pages,
      rateLimiter,
      registerPublishers,
      clock,
    }),
    database,
    excerpts: createExcerptsRepository(firestore),
    stock: createStockService({ stock: stockRepository, rateLimiter }),
    findStockedBooks: createFindStockedBooks(database, reportInvalid),
    covers: createCoversService({ covers: createCoversRepository(database, firestore), rateLimiter, clock }),
    ...createOrders(shared, lockBooks),
    deliveries: createDeliveriesService({ database, rateLimiter, clock, policy }),
    details,
    wishes: createWishesService({ database, rateLimiter }),
    exports: createExportService({ exports: exportsOfAll, details, rateLimiter, clock }),
    deletion: createDeletionService({ erase, accounts, rateLimiter, clock, log }),
    sendMailAgain: createSendMailAgain({ database, composeMail: createMailComposer(config), clock }),
    ...createSalesAndToday(shared, processTasks),
    bestSellers: createBestSellers({ database, reads: firestore, clock, log, timeZone, mayWrite: !isReadOnly }),
    admin,
    factors,
    changes: createChangesRepository({ database, findOrderIds, reportInvalid, timeZone, clock }),
    imports: createImportsService({
      imports: createImportsRepository(database, reportInvalid),
      books: booksRepository,
      stock: stockRepository,
      rateLimiter,
      clock,
    }),
    lookups: createLookups(shared, rateLimiter, overrides.fetchFromHost),
    publishers: createPublishersService({ database, reads: firestore, rateLimiter, reportInvalid, clock }),
    withdrawals: createWithdrawals(shared, rateLimiter),
    alerts: createAlertsService({ database, rateLimiter, clock, sendsMail: config.mail !== null }),
    booksRepository,
    siteMap: createSiteMap({ reads, catalogue, clock }),
    webBuild: overrides.webBuild ?? readWebBuild,
    shopUrl: config.shopUrl,
    guards: createGuards(sessions, createCustomerTokens(firebase)),
    callerAddress: overrides.callerAddress ?? (config.isEmulator ? findSocketAddress : createFindCallerAddress(log)),
    readBudget: config.isEmulator ? null : createReadBudget(clock),
    log,
    version: config.version,
    isReadOnly,
    deadlineMs,
  };
}
