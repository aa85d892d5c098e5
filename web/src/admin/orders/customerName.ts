import type { AdminOrder } from '@bookstore/contract/api/order';
import { soldAtCounter } from '@bookstore/messages/dashboardOrders';

/** Only sales at the counter have no name. */
export const customerName = ({ name }: Pick<AdminOrder, 'name'>): string => name || soldAtCounter;
