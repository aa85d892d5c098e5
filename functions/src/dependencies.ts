import { type AdminService, createAdminService } from './admin/admin.service.ts';
import { createStatisticsRepository } from './admin/statistics.repository.ts';
import { createAdminsRepository } from './auth/admins.repository.ts';
import { createAdminTokens } from './auth/adminToken.ts';
import { type CustomerAccounts, createCustomerAccounts } from './auth/customerAccounts.ts';
import { createCustomerTokens } from './auth/customerTokens.ts';
import { createGuards, type Guards } from './auth/guards.ts';
import { createAdminSessions } from './auth/sessions.ts';
import { type BooksRepository, createBooksRepository } from './books/books.repository.ts';
import { type BooksService, createBooksService } from './books/books.service.ts';
import { createCatalogue } from './books/catalogue/catalogue.ts';
import { type CatalogueMutex, createCatalogueMutex } from './books/catalogue/catalogueMutex.ts';
import { createCatalogueReads } from './books/catalogue/catalogueReads.ts';
import { createBookPages } from './books/pages/bookPages.ts';
import { createStockRepository } from './books/stock/stock.repository.ts';
import { createStockService, type StockService } from './books/stock/stock.service.ts';
import { type Config, MAX_INSTANCES } from './config.ts';
import { createCoversRepository } from './covers/covers.repository.ts';
import { type CoversService, createCoversService } from './covers/covers.service.ts';
import { createDeletionRepository } from './customers/deletion.repository.ts';
import { createDeletionService, type DeletionService } from './customers/deletion.service.ts';
import { createDetailsRepository } from './customers/details.repository.ts';
import { createDetailsService, type DetailsService } from './customers/details.service.ts';
import { createExportRepository } from './customers/export.repository.ts';
import { createExportService, type ExportService } from './customers/export.service.ts';
import { type FindClientAddress, forwardedAddress, socketAddress } from './http/clientAddress.ts';
import { type Log, writeLog } from './http/log.ts';
import { createNetworkBudget, type NetworkBudget } from './http/networkBudget.ts';
import { createAccessToken } from './lib/accessToken.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import type { Firebase } from './lib/firebase.ts';
import { createFirestoreClientReads } from './lib/firestoreClient.ts';
import { createFirestoreRest } from './lib/firestoreRest.ts';
import { createRateLimiter, type RateLimiter } from './lib/rateLimiter.ts';
import type { ReportInvalid } from './lib/readDocument.ts';
import { withFallback } from './lib/readFallback.ts';
import { REQUEST_DEADLINE_MS } from './lib/withTimeout.ts';
import { composeNothing, createComposeMails } from './mail/composeMails.ts';
import { createMailsRepository } from './mail/mails.repository.ts';
import { createMailsService, type MailsService } from './mail/mails.service.ts';
import { createDeliveriesRepository } from './orders/deliveries.repository.ts';
import { createDeliveriesService, type DeliveriesService } from './orders/deliveries.service.ts';
import { createOrdersRepository } from './orders/orders.repository.ts';
import { createOrdersService, type OrdersService } from './orders/orders.service.ts';
import { createSiteMap, type SiteMap } from './pages/siteMap.ts';
import { readWebBuild, type WebBuild } from './pages/webBuild.ts';
import { createSaleSharding } from './sales/saleSharding.ts';
import { createSalesRepository } from './sales/sales.repository.ts';
import { createSalesService, type SalesService } from './sales/sales.service.ts';

/** What the app is made of. */
export interface Dependencies {
  books: BooksService;
  stock: StockService;
  covers: CoversService;
  orders: OrdersService;
  deliveries: DeliveriesService;
  details: DetailsService;
  exports: ExportService;
  deletion: DeletionService;
  mails: MailsService;
  sales: SalesService;
  admin: AdminService;
  guards: Guards;
  booksRepository: BooksRepository;
  siteMap: SiteMap;
  webBuild: () => WebBuild;
  shopUrl: string;
  clientAddress: FindClientAddress;
  /** Null where networks are trusted: on the emulators all customers come from one. */
  networkBudget: NetworkBudget | null;
  log: Log;
  version: string;
  isReadOnly: boolean;
  deadlineMs: number;
}

/** What a test may exchange. */
interface Surroundings {
  clock?: Clock;
  log?: Log;
  clientAddress?: FindClientAddress;
  deadlineMs?: number;
  webBuild?: () => WebBuild;
  accounts?: CustomerAccounts;
}

/** What is built of the same few things: how Firestore is opened, what time it is, and where one tells of trouble. */
interface Base {
  config: Config;
  database: Firebase['database'];
  clock: Clock;
  log: Log;
  reportInvalid: ReportInvalid;
}

/** What visitors read: over REST, whose client takes no time to load, and through the Firestore client where that fails. */
function createReading({ config, database, clock, log, reportInvalid }: Base) {
  const overRest = createFirestoreRest(config.firestore, createAccessToken(clock));
  const onFailure = (error: unknown) =>
    log({ severity: 'WARNING', message: `Reading the catalogue over REST failed. ${String(error)}` });
  const firestore = withFallback(overRest, createFirestoreClientReads(database), { clock, onFailure });
  const reads = createCatalogueReads(firestore, reportInvalid);
  const catalogue = createCatalogue(reads);
  return { firestore, reads, catalogue, pages: createBookPages(reads, catalogue) };
}

function createOrders({ config, database, clock, reportInvalid }: Base, mutex: CatalogueMutex): OrdersService {
  const places = createSaleSharding(config.salesShards, MAX_INSTANCES, () => clock().getTime());
  return createOrdersService({
    orders: createOrdersRepository(database, reportInvalid, config.mail !== null, mutex, places),
    composeMails: config.mail ? createComposeMails(config.mail) : composeNothing,
    clock,
    timeZone: config.timeZone,
    requiresConfirmedEmail: config.requiresConfirmedEmail,
    trustsNetworks: config.isEmulator,
  });
}

function createSales({ config, database, clock, log, reportInvalid }: Base): SalesService {
  const { timeZone, isReadOnly } = config;
  const onCompactionFailure = (error: unknown) =>
    log({ severity: 'INFO', message: `The sales were left as they are: ${String(error)}` });
  const options = { zone: timeZone, mayCompact: !isReadOnly, reportInvalid, onCompactionFailure };
  return createSalesService({ sales: createSalesRepository(database, options), clock, timeZone });
}

function createAdmin({ config, database, clock, log }: Base, rateLimiter: RateLimiter) {
  const admins = createAdminsRepository(database);
  const tokens = createAdminTokens(config.jwtSecret, clock);
  const sessions = createAdminSessions(tokens, admins);
  const statistics = createStatisticsRepository(database);
  const acceptsSamplePassword = config.isEmulator;
  const admin = createAdminService({ admins, sessions, tokens, statistics, rateLimiter, log, acceptsSamplePassword });
  return { admin, sessions };
}

/** Builds every part once. Nothing here is slow: Firebase itself is loaded when a request first needs it. */
export function createDependencies(config: Config, firebase: Firebase, surroundings: Surroundings = {}): Dependencies {
  const { clock = systemClock, log = writeLog, deadlineMs = REQUEST_DEADLINE_MS } = surroundings;
  const { accounts = createCustomerAccounts(firebase) } = surroundings;
  const { database } = firebase;
  const reportInvalid: ReportInvalid = ({ message, path }) => log({ severity: 'ERROR', message, path });
  const base: Base = { config, database, clock, log, reportInvalid };

  const rateLimiter = createRateLimiter(database, clock);
  const mutex = createCatalogueMutex();
  const booksRepository = createBooksRepository(database, reportInvalid, mutex, clock);
  const stockRepository = createStockRepository(database, mutex);
  const { firestore, reads, catalogue, pages } = createReading(base);
  const details = createDetailsService({ details: createDetailsRepository(database), rateLimiter, clock });
  const exportsOfAll = createExportRepository(database, reportInvalid);
  const customers = createDeletionRepository(database);
  const { admin, sessions } = createAdmin(base, rateLimiter);

  return {
    books: createBooksService({ books: booksRepository, stock: stockRepository, catalogue, pages, rateLimiter, clock }),
    stock: createStockService({ stock: stockRepository, rateLimiter }),
    covers: createCoversService({ covers: createCoversRepository(database, firestore), rateLimiter, clock }),
    orders: createOrders(base, mutex),
    deliveries: createDeliveriesService({ deliveries: createDeliveriesRepository(database), rateLimiter, clock }),
    details,
    exports: createExportService({ exports: exportsOfAll, details, rateLimiter, clock }),
    deletion: createDeletionService({ customers, accounts, rateLimiter, clock, log }),
    mails: createMailsService({ mails: createMailsRepository(database), clock }),
    sales: createSales(base),
    admin,
    booksRepository,
    siteMap: createSiteMap({ reads, catalogue, clock }),
    webBuild: surroundings.webBuild ?? readWebBuild,
    shopUrl: config.shopUrl,
    guards: createGuards(sessions, createCustomerTokens(firebase)),
    clientAddress: surroundings.clientAddress ?? (config.isEmulator ? socketAddress : forwardedAddress),
    networkBudget: config.isEmulator ? null : createNetworkBudget(clock),
    log,
    version: config.version,
    isReadOnly: config.isReadOnly,
    deadlineMs,
  };
}
