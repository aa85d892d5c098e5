import type * as deAccount from './de/account.ts';
import type * as deBook from './de/book.ts';
import type * as deBrowse from './de/browse.ts';
import type * as deCart from './de/cart.ts';
import type * as deCheckout from './de/checkout.ts';
import type * as deCommon from './de/common.ts';
import type * as deDashboard from './de/dashboard.ts';
import type * as deDashboardBooks from './de/dashboardBooks.ts';
import type * as deDashboardOrders from './de/dashboardOrders.ts';
import type * as deFactor from './de/factor.ts';
import type * as deFacts from './de/facts.ts';
import type * as deHome from './de/home.ts';
import type * as deInvoices from './de/invoices.ts';
import type * as deLayout from './de/layout.ts';
import type * as deLegal from './de/legal.ts';
import type * as deLegalPage from './de/legalPage.ts';
import type * as deOrderEdits from './de/orderEdits.ts';
import type * as deOrders from './de/orders.ts';
import type * as dePages from './de/pages.ts';
import type * as dePhoneOrders from './de/phoneOrders.ts';
import type * as dePickList from './de/pickList.ts';
import type * as deProblems from './de/problems.ts';
import type * as deSearch from './de/search.ts';
import type * as deStaff from './de/staff.ts';
import type * as deValidation from './de/validation.ts';
import type * as enAccount from './en/account.ts';
import type * as enBook from './en/book.ts';
import type * as enBrowse from './en/browse.ts';
import type * as enCart from './en/cart.ts';
import type * as enCheckout from './en/checkout.ts';
import type * as enCommon from './en/common.ts';
import type * as enDashboard from './en/dashboard.ts';
import type * as enDashboardBooks from './en/dashboardBooks.ts';
import type * as enDashboardOrders from './en/dashboardOrders.ts';
import type * as enFactor from './en/factor.ts';
import type * as enFacts from './en/facts.ts';
import type * as enHome from './en/home.ts';
import type * as enInvoices from './en/invoices.ts';
import type * as enLayout from './en/layout.ts';
import type * as enLegal from './en/legal.ts';
import type * as enLegalPage from './en/legalPage.ts';
import type * as enOrderEdits from './en/orderEdits.ts';
import type * as enOrders from './en/orders.ts';
import type * as enPages from './en/pages.ts';
import type * as enPhoneOrders from './en/phoneOrders.ts';
import type * as enPickList from './en/pickList.ts';
import type * as enProblems from './en/problems.ts';
import type * as enSearch from './en/search.ts';
import type * as enStaff from './en/staff.ts';
import type * as enValidation from './en/validation.ts';

/**
 * That every language has the messages of English: each of them, no other, and with parameters that English gives. TypeScript refuses
 * this file otherwise.
 */
export type Complete = [
  Speaks<typeof deCommon, typeof enCommon>,
  Speaks<typeof deLayout, typeof enLayout>,
  Speaks<typeof deHome, typeof enHome>,
  Speaks<typeof deBrowse, typeof enBrowse>,
  Speaks<typeof deBook, typeof enBook>,
  Speaks<typeof deSearch, typeof enSearch>,
  Speaks<typeof deCart, typeof enCart>,
  Speaks<typeof deCheckout, typeof enCheckout>,
  Speaks<typeof deOrders, typeof enOrders>,
  Speaks<typeof deAccount, typeof enAccount>,
  Speaks<typeof deDashboard, typeof enDashboard>,
  Speaks<typeof deDashboardBooks, typeof enDashboardBooks>,
  Speaks<typeof deDashboardOrders, typeof enDashboardOrders>,
  Speaks<typeof deOrderEdits, typeof enOrderEdits>,
  Speaks<typeof dePhoneOrders, typeof enPhoneOrders>,
  Speaks<typeof dePickList, typeof enPickList>,
  Speaks<typeof deInvoices, typeof enInvoices>,
  Speaks<typeof deStaff, typeof enStaff>,
  Speaks<typeof deFactor, typeof enFactor>,
  Speaks<typeof deFacts, typeof enFacts>,
  Speaks<typeof deLegal, typeof enLegal>,
  Speaks<typeof deLegalPage, typeof enLegalPage>,
  Speaks<typeof dePages, typeof enPages>,
  Speaks<typeof deProblems, typeof enProblems>,
  Speaks<typeof deValidation, typeof enValidation>,
];

/** A message of any language: what English has, with other texts. */
type Translated<Message> = Message extends string
  ? string
  : Message extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translated<Result>
    : Message extends readonly unknown[]
      ? readonly Translated<Message[number]>[]
      : Message extends object
        ? { [Name in keyof Message]: Translated<Message[Name]> }
        : Message;

type Speaks<
  Own extends { [Name in keyof English]: Translated<English[Name]> } & Record<Exclude<keyof Own, keyof English>, never>,
  English,
> = Own;
