import * as z from 'zod';
import { LIMITS } from './limits.ts';
import { line, optionalLine } from './text.ts';

/** Where exactly a parcel goes, which the order itself does not say. */
export interface Delivery {
  street: string;
  note?: string;
}

export const deliverySchema = z.object({
  street: line(LIMITS.street),
  note: optionalLine(LIMITS.deliveryNote).default(''),
});

/** A street and a note after validation; '' is no note. */
export type DeliveryInput = z.output<typeof deliverySchema>;
