import express, { type Express } from 'express';
import { createAdminRoutes } from './admin/admin.routes.ts';
import { createAlertsRoutes } from './alerts/alerts.routes.ts';
import { createAccess } from './auth/access.ts';
import { createBooksRoutes } from './books/books.routes.ts';
import { createCatalogueRoutes } from './books/catalogue/catalogue.routes.ts';
import { createExcerptsRoutes } from './books/excerpts.routes.ts';
import { createImportsRoutes } from './books/imports/imports.routes.ts';
import { createLookupsRoutes } from './books/lookups/lookups.routes.ts';
import { createStockRoutes } from './books/stock/stock.routes.ts';
import { createChangesRoutes } from './changes/changes.routes.ts';
import { createCoversRoutes } from './covers/covers.routes.ts';
import { createCustomersRoutes } from './customers/customers.routes.ts';
import type { Dependencies } from './dependencies.ts';
import { createFactorsRoutes } from './factors/factors.routes.ts';
import { readBody } from './http/body.ts';
import { trustsHop } from './http/callerAddress.ts';
import { deadline } from './http/deadline.ts';
import { errorHandler } from './http/errorHandler.ts';
import { createHealthRoutes } from './http/health.routes.ts';
import { createBooksBodyMatcher, mountRoutes, type Route } from './http/mountRoutes.ts';
import { limitReads } from './http/readQuota.ts';
import { readOnly, rejectCrossSite } from './http/rejectChanges.ts';
import { requestLog } from './http/requestLog.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { createInvoicesRoutes } from './invoices/invoices.routes.ts';
import { createDeliveriesRoutes } from './orders/deliveries.routes.ts';
import { createOrderMailsRoutes } from './orders/orderMails.routes.ts';
import { createOrdersRoutes } from './orders/orders.routes.ts';
import { createBookCoverRoutes } from './pages/bookCover.routes.ts';
import { createPagesRoutes } from './pages/pages.routes.ts';
import { createRobotsRoutes } from './pages/robots.routes.ts';
import { createPublishersRoutes } from './publishers/publishers.routes.ts';
import { createBestSellersRoutes } from './sales/bestSellers.routes.ts';
import { createSalesRoutes } from './sales/sales.routes.ts';
import { createTodayRoutes } from './today/today.routes.ts';
import { createWithdrawalsRoutes } from './withdrawals/withdrawals.routes.ts';
import { createWithdrawPagesRoutes } from './withdrawals/withdrawPages.routes.ts';

function createHandlers(dependencies: Dependencies) {
  const { callerAddress, booksRepository, version } = dependencies;
  return {
    catalogue: createCatalogueRoutes(dependencies.books),
    books: createBooksRoutes(dependencies.books),
    excerpts: createExcerptsRoutes(dependencies.books, dependencies.excerpts),
    imports: createImportsRoutes(dependencies.imports),
    stock: createStockRoutes(dependencies.stock, dependencies.findStockedBooks),
    covers: createCoversRoutes(dependencies.covers),
    bookCover: createBookCoverRoutes(dependencies),
    orders: createOrdersRoutes(dependencies.orders, dependencies.orderCommands, callerAddress),
    deliveries: createDeliveriesRoutes(dependencies.deliveries),
    customers: createCustomersRoutes(dependencies),
    mails: createOrderMailsRoutes(dependencies.sendMailAgain),
    invoices: createInvoicesRoutes(dependencies.database),
    sales: createSalesRoutes(dependencies.sales),
    bestSellers: createBestSellersRoutes(dependencies.bestSellers),
    changes: createChangesRoutes(dependencies.changes),
    today: createTodayRoutes(dependencies.today),
    admin: createAdminRoutes(dependencies.admin, callerAddress),
    factors: createFactorsRoutes(dependencies.factors, callerAddress),
    lookups: createLookupsRoutes(dependencies.lookups),
    publishers: createPublishersRoutes(dependencies.publishers),
    withdrawals: createWithdrawalsRoutes(dependencies.withdrawals, callerAddress, dependencies.guards),
    alerts: createAlertsRoutes(dependencies.alerts),
    health: createHealthRoutes(() => booksRepository.readVersion(), version),
    pages: createPagesRoutes(dependencies),
    robots: createRobotsRoutes(dependencies),
    withdrawPages: createWithdrawPagesRoutes(dependencies),
  };
}

/** The first match answers. */
export function createRoutes(dependencies: Dependencies): Route[] {
  const { forAnyone, forAdmin, forAdminEvenWithoutFactor, forOwner, forCustomer, forCustomerOrAdmin } = createAccess(
    dependencies.guards,
  );
  const handlers = createHandlers(dependencies);
  const { catalogue, books, stock, covers, orders, deliveries, customers, mails, sales, admin, health, pages, robots } =
    handlers;
  const {
    alerts,
    bestSellers,
    bookCover,
    changes,
    excerpts,
    factors,
    imports,
    invoices,
    lookups,
    publishers,
    today,
    withdrawals,
    withdrawPages,
  } = handlers;

  return [
    forAnyone('get', '/api/books', catalogue.list),
    forAnyone('get', '/api/books/counts', catalogue.counts),
    forAnyone('get', '/api/books/titles', catalogue.titles),
    forAnyone('get', '/api/books/best-sellers', bestSellers.list),
    forAdmin('get', '/api/books/stock', stock.counts),
    forAdmin('get', '/api/books/imports', imports.list),
    forAnyone('get', '/api/books/:id', books.get),
    forAnyone('get', '/api/books/:id/cover', bookCover.get),
    forAnyone('get', '/api/books/:id/excerpt', excerpts.get),
    forAdmin('post', '/api/books/create-book', books.create, 'books'),
    forAdmin('post', '/api/books/changes', books.change),
    forAdmin('post', '/api/books/import', books.import, 'books'),
    forAdmin('post', '/api/books/imports/:id/undo', imports.undo),
    forAdmin('put', '/api/books/edit/:id', books.edit, 'books'),
    forOwner('delete', '/api/books/:id', books.remove),
    forAdmin('post', '/api/books/:id/restore', books.restore),
    forAdmin('put', '/api/books/:id/stock', stock.change),
    forCustomer('get', '/api/books/:id/alert', alerts.get),
    forCustomer('put', '/api/books/:id/alert', alerts.set),
    forCustomer('delete', '/api/books/:id/alert', alerts.remove),

    forAdmin('post', '/api/covers', covers.upload, 'picture'),
    forAnyone('get', '/api/covers/:file', covers.get),

    forCustomer('post', '/api/orders', orders.place),
    forCustomerOrAdmin('get', '/api/orders/email/:email', orders.listByEmail),
    forAdmin('get', '/api/orders', orders.page),
    forAdmin('get', '/api/orders/count', orders.count),
    forAdmin('get', '/api/orders/:id', orders.get),
    forAdmin('patch', '/api/orders/:id', orders.patch),
    forAdmin('put', '/api/orders/:id/items', orders.changeItems),
    forAdmin('put', '/api/orders/:id/delivery', orders.changeDelivery),
    forCustomer('post', '/api/orders/:id/cancel', orders.cancel),
    forAdmin('post', '/api/orders/:id/undo', orders.undo),
    forAdmin('post', '/api/orders/:id/split', orders.split),
    forAdmin('post', '/api/orders/:id/merge', orders.merge),
    forAdmin('post', '/api/orders/:id/returns', orders.returnBooks),
    forAdmin('post', '/api/orders/:id/messages', orders.sendMessage),
    forAdmin('post', '/api/orders/:id/invoice', orders.issueInvoice),
    forCustomerOrAdmin('get', '/api/orders/:id/invoice', orders.invoices),
    forAdmin('post', '/api/orders/:id/mail/:event', mails.sendAgain),
    forCustomer('put', '/api/deliveries/:key', deliveries.store),

    forCustomer('get', '/api/customers/me/details', customers.getDetails),
    forCustomer('put', '/api/customers/me/details', customers.saveDetails),
    forCustomer('delete', '/api/customers/me/details', customers.removeDetails),
    forCustomer('get', '/api/customers/me/wishes', customers.getWishes),
    forCustomer('put', '/api/customers/me/wishes', customers.saveWishes),
    forCustomer('get', '/api/customers/me/export', customers.exportPart),
    forCustomer('delete', '/api/customers/me', customers.deleteAccount),

    forAnyone('post', '/api/auth/admin', admin.logIn),
    forAnyone('post', '/api/auth/admin/factor', factors.finishLogIn),
    forAdminEvenWithoutFactor('post', '/api/auth/admin/logout', admin.logOut),
    forAdmin('get', '/api/admin', admin.statistics),
    forAdmin('get', '/api/admin/today', today.read),
    forAdmin('get', '/api/admin/books', stock.books),
    forAdmin('post', '/api/admin/lookups', lookups.lookUp),
    forAdminEvenWithoutFactor('get', '/api/admin/me', admin.me),
    forAdminEvenWithoutFactor('get', '/api/admin/factor', factors.state),
    forAdminEvenWithoutFactor('post', '/api/admin/factor/app', factors.beginApp),
    forAdminEvenWithoutFactor('put', '/api/admin/factor/app', factors.finishApp),
    forAdminEvenWithoutFactor('post', '/api/admin/factor/passkeys', factors.beginPasskey),
    forAdminEvenWithoutFactor('put', '/api/admin/factor/passkeys', factors.finishPasskey),
    forAdmin('post', '/api/admin/factor/recovery-codes', factors.renewRecoveryCodes),
    forAdmin('post', '/api/admin/factor/remove', factors.remove),
    forOwner('get', '/api/admin/caller', admin.callerRoute),
    forOwner('get', '/api/admin/admins', admin.list),
    forOwner('patch', '/api/admin/admins/:name', admin.change),
    forAdmin('post', '/api/admin/orders', orders.take),
    forAdmin('get', '/api/admin/customers', orders.customers),
    forOwner('get', '/api/admin/invoices', invoices.journal),
    forAdmin('get', '/api/admin/sales', sales.report),
    forOwner('get', '/api/admin/changes', changes.page),

    forAnyone('get', '/api/publishers', publishers.find),
    forAdmin('get', '/api/admin/publishers', publishers.page),
    forAdmin('post', '/api/admin/publishers', publishers.add),
    forAdmin('put', '/api/admin/publishers/:slug', publishers.edit),
    forOwner('delete', '/api/admin/publishers/:slug', publishers.remove),

    forAnyone('post', '/api/withdrawals', withdrawals.receive),
    forAdmin('get', '/api/admin/withdrawals', withdrawals.page),
    forAdmin('patch', '/api/admin/withdrawals/:id', withdrawals.settle),

    forAnyone('get', '/api/health', health.get),

    forAnyone('get', '/books', pages.list),
    forAnyone('get', '/books/:id', pages.book),
    forAnyone('get', '/books/:id/excerpt', pages.excerpt),
    forAnyone('get', '/series/:name', pages.series),
    forAnyone('get', '/contributors/:name', pages.contributor),
    forAnyone('get', '/withdraw', withdrawPages.show),
    forAnyone('post', '/withdraw', withdrawPages.send, 'form'),
    forAnyone('get', '/feeds/robots', robots.robots),
    forAnyone('get', '/sitemap.xml', robots.siteMap),
    forAnyone('get', '/sitemap/:part', robots.siteMapPart),
    forAnyone('get', '/feeds/products.xml', robots.products),
    forAnyone('get', '/feeds/new.xml', robots.newBooks),
  ];
}

/** @returns middleware, routes and error handler */
export function createApp(dependencies: Dependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  // Express would hash every answer; we set tags ourselves.
  app.disable('etag');
  app.enable('case sensitive routing');
  // The surrounding app of functions-framework trusts every hop.
  app.set('trust proxy', trustsHop);

  const { readBudget, callerAddress } = dependencies;
  app.use(requestLog(dependencies.log, callerAddress), securityHeaders, deadline(dependencies.deadlineMs));
  if (readBudget) app.use(limitReads(readBudget, callerAddress));
  const routes = createRoutes(dependencies);
  app.use(rejectCrossSite, readOnly(dependencies.isReadOnly), ...readBody(createBooksBodyMatcher(routes)));
  mountRoutes(app, routes);
  app.use(errorHandler(dependencies.log));
  return app;
}
