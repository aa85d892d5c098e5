import type { Table } from './findings.ts';
import { anOrder, connect } from './support.ts';

const STEPS = 10;

/** Writes one by one, in ten steps: a rate that falls shows what gets slower with the number of documents. */
export async function benchWrites(address: string, documents: number): Promise<Table> {
  const firestore = connect(address);
  const orders = firestore.collection('orders');
  const rows: [string, number, number][] = [];
  const step = Math.ceil(documents / STEPS);
  for (let first = 0; first < documents; first += step) {
    const count = Math.min(step, documents - first);
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    for (let i = first; i < first + count; i++) await orders.doc(`order-${i}`).set(anOrder(i));
    const { user, system } = process.cpuUsage(cpu);
    const seconds = (performance.now() - start) / 1000;
    rows.push([`up to ${first + count} documents`, count / seconds, (user + system) / 1000 / count]);
  }
  await firestore.terminate();
  return { title: 'Writes one by one, acknowledged when saved', columns: ['', 'writes/s', 'CPU ms'], rows };
}
