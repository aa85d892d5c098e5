import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { line, optionalLine, optionalParagraphs } from '../text.ts';
import { addressSchema, orderedBookSchema, phoneSchema, productIdsSchema, statusSchema, totalSchema } from './order.ts';

/** Whether an address may stand behind a link to a carrier: of https, and without a name or a password in it. */
function isHttpsUrl(text: string): boolean {
  try {
    const { protocol, username, password } = new URL(text);
    return protocol === 'https:' && username === '' && password === '';
  } catch {
    return false;
  }
}

const trackingUrl = optionalLine(LIMITS.trackingUrl).refine(
  (text) => text === '' || isHttpsUrl(text),
  messages.invalidHttpsUrl,
);

/** '' is no address. */
export const trackingSchema = z.object(
  { carrier: line(LIMITS.carrier), number: line(LIMITS.trackingNumber), url: trackingUrl.default('') },
  messages.mustBeAnObject,
);

/** What a shop notes of an order beside its steps. */
const orderNotes = {
  /** null removes it. */
  tracking: trackingSchema.nullable().optional(),
  /** '' removes it. */
  internalNote: optionalParagraphs(LIMITS.internalNote).optional(),
  cashReceived: z.boolean(messages.mustBeTrueOrFalse).optional(),
};

/**
 * A step of an order, or what is noted of it, or both. `from` is the state that the admin saw: where another admin was faster, the call is
 * refused.
 */
export const orderPatchSchema = z
  .object({ status: statusSchema.optional(), from: statusSchema.optional(), ...orderNotes })
  .refine(({ from: _from, ...asked }) => Object.values(asked).some((value) => value !== undefined), {
    path: ['status'],
    message: messages.mustChangeSomething,
  });

/**
 * The books that an order shall have. What stays keeps its price; a higher total is what the customer has agreed to, and no more than
 * `totalPrice` where that is given.
 */
export const orderItemsSchema = z
  .object({
    productIds: productIdsSchema,
    agreedByCustomer: z.boolean(messages.mustBeTrueOrFalse).default(false),
    totalPrice: totalSchema.optional(),
  })
  .transform(({ totalPrice, ...rest }) => ({ ...rest, agreedCents: totalPrice }));

/** What is changed of where an order goes, and to whom. An address is changed as a whole; '' removes the note. */
export const orderDeliverySchema = z
  .object({
    name: line(LIMITS.name).optional(),
    phone: phoneSchema.optional(),
    address: addressSchema.optional(),
    street: line(LIMITS.street).optional(),
    note: optionalLine(LIMITS.deliveryNote).optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), messages.mustChangeSomething);

/** Which copies came back, each by its book's id, whether they can be sold again, and what the shop notes of it. */
export const orderReturnSchema = z.object({
  items: z
    .array(orderedBookSchema, messages.required)
    .min(1, messages.atLeastOneBook)
    .max(LIMITS.booksPerOrder, messages.atMostBooks(LIMITS.booksPerOrder)),
  restock: z.boolean(messages.mustBeTrueOrFalse),
  note: optionalParagraphs(LIMITS.returnNote).default(''),
});

/** `status` is the step that the admin takes back: where another one came after it, the call is refused. */
export const undoSchema = z.object({ status: statusSchema });

/** What an admin asks an order to become, and what is noted of it. */
export type OrderPatch = z.output<typeof orderPatchSchema>;
export type OrderNotes = Omit<OrderPatch, 'status' | 'from'>;
export type OrderReturnInput = z.output<typeof orderReturnSchema>;
export type OrderItemsChange = z.output<typeof orderItemsSchema>;
export type OrderDeliveryChange = z.output<typeof orderDeliverySchema>;
