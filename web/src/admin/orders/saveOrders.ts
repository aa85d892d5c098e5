import { saveFile } from '../../lib/saveFile.ts';
import { type CollectOptions, collectOrders } from './collectOrders.ts';
import { ordersCsv } from './ordersCsv.ts';

/** Saves every order that a filter finds as one CSV file, unless it is cancelled. Throws what a call throws. */
export async function saveOrders(options: CollectOptions): Promise<void> {
  const orders = await collectOrders(options);
  if (!orders) return;
  saveFile(`orders-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', ordersCsv(orders));
}
