import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isDay } from '../days.ts';
import { LIMITS } from '../limits.ts';
import { line, optionalLine, optionalParagraphs, paragraphs } from '../text.ts';
import { addressSchema, copiesSchema, phoneSchema, productIdsSchema, statusSchema, totalSchema } from './order.ts';

/** Refuses user names and passwords. */
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

/** `url` may be ''. */
export const trackingSchema = z.object(
  { carrier: line(LIMITS.carrier), number: line(LIMITS.trackingNumber), url: trackingUrl.default('') },
  messages.mustBeAnObject,
);

/** `until` and `note` may be ''. */
export const waitingSchema = z.object(
  {
    until: z
      .string(messages.invalidDay)
      .refine((text) => text === '' || isDay(text), messages.invalidDay)
      .default(''),
    note: optionalLine(LIMITS.waitingNote).default(''),
  },
  messages.mustBeAnObject,
);

const isNotEmpty = (fields: object) => Object.values(fields).some((value) => value !== undefined);

const orderNotes = {
  /** null removes the tracking. */
  tracking: trackingSchema.nullable().optional(),
  /** '' removes the note. */
  internalNote: optionalParagraphs(LIMITS.internalNote).optional(),
  cashReceived: z.boolean(messages.mustBeTrueOrFalse).optional(),
  /** null ends the wait, also in the call that packs. */
  waiting: waitingSchema.nullable().optional(),
};

const notify = z.boolean(messages.mustBeTrueOrFalse).optional();

/** Contains a step, notes or both. Refused if the status is no longer `from`. */
export const orderPatchSchema = z
  .object({ status: statusSchema.optional(), from: statusSchema.optional(), notify, ...orderNotes })
  .refine(({ from: _from, notify: _notify, ...changes }) => isNotEmpty(changes), {
    path: ['status'],
    message: messages.mustChangeSomething,
  });

/** Kept books keep their price; a higher total needs the customer's agreement, up to `totalPrice`. */
export const orderItemsSchema = z
  .object({
    productIds: productIdsSchema,
    agreedByCustomer: z.boolean(messages.mustBeTrueOrFalse).default(false),
    totalPrice: totalSchema.optional(),
    notify,
  })
  .transform(({ totalPrice, ...rest }) => ({ ...rest, agreedCents: totalPrice }));

/** The address is replaced as a whole; '' removes the note. */
export const orderDeliverySchema = z
  .object({
    name: line(LIMITS.name).optional(),
    phone: phoneSchema.optional(),
    address: addressSchema.optional(),
    street: line(LIMITS.street).optional(),
    note: optionalLine(LIMITS.deliveryNote).optional(),
    notify,
  })
  .refine(({ notify: _notify, ...changes }) => isNotEmpty(changes), messages.mustChangeSomething);

export const orderReturnSchema = z.object({
  items: copiesSchema,
  restock: z.boolean(messages.mustBeTrueOrFalse),
  note: optionalParagraphs(LIMITS.returnNote).default(''),
});

export const orderMessageSchema = z.object({ text: paragraphs(LIMITS.message) });

export const orderSplitSchema = z.object({
  items: copiesSchema,
  /** Today or later, in the shop's time zone. */
  expected: z.string(messages.invalidDay).refine(isDay, messages.invalidDay).optional(),
  /** Shown to the customer. */
  reason: optionalLine(LIMITS.splitReason).default(''),
  notify,
});

/** `placed` undoes a split; refused if another step followed. */
export const undoSchema = z.object({
  status: statusSchema,
  /** The second order of the split; the latest by default. */
  part: z.string().optional(),
});

type OrderPatch = z.output<typeof orderPatchSchema>;
export type OrderNotes = Omit<OrderPatch, 'status' | 'from' | 'notify'>;
export type OrderSplit = z.output<typeof orderSplitSchema>;
export type OrderReturnInput = z.output<typeof orderReturnSchema>;
export type OrderItemsChange = Omit<z.output<typeof orderItemsSchema>, 'notify'>;
export type OrderDeliveryChange = Omit<z.output<typeof orderDeliverySchema>, 'notify'>;
