import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const title = 'Tracking numbers from a file';
export const hint =
  'A CSV file from your carrier with the order number and the tracking number. Uses the first two columns if the headings are unknown.';
export const carrier = 'Carrier';
export const file = 'CSV file';
export const action = 'Add tracking numbers';
export const noRows = 'The file has no rows with an order number and a tracking number.';
export const added = 'Tracking number added';
export const noSuchOrder = 'No order has this number';
export const severalOrders = 'Several orders start with this number';
export const incomplete = 'Order number or tracking number is missing';
export const withoutDigit = 'The tracking number has no digits';
export const rounded = 'A spreadsheet has rounded the tracking number: use the file as the carrier saved it';
export const noParcel = 'The order has no parcel';
export const repeated = (line: number) => `Not added: line ${line} has the same order`;
export const results = 'Result for each row';
export const rowOf = (line: number, order: Shown) => `Line ${line}, ${isolate(order)}`;
export const done = (added: Shown, rows: Shown) => `${added} of ${rows} rows added`;
/** Lower case, without spaces and punctuation. */
export const headings = {
  order: [
    'order',
    'orderid',
    'ordernumber',
    'orderno',
    'orderreference',
    'reference',
    'customerreference',
    'shipmentreference',
  ],
  number: [
    'trackingnumber',
    'trackingno',
    'tracking',
    'trackingcode',
    'trackingid',
    'parcelnumber',
    'shipmentnumber',
    'consignmentnumber',
    'barcode',
  ],
};
