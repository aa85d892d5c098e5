import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isDay } from '../days.ts';
import { LIMITS } from '../limits.ts';
import { line, optionalLine, optionalParagraphs, paragraphs } from '../text.ts';
import { addressSchema, copiesSchema, phoneSchema, productIdsSchema, statusSchema, totalSchema } from './order.ts';

/** Without user name and password. */
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

const orderNotes = {
  /** null removes it. */
  tracking: trackingSchema.nullable().optional(),
  /** '' removes it. */
  internalNote: optionalParagraphs(LIMITS.internalNote).optional(),
  cashReceived: z.boolean(messages.mustBeTrueOrFalse).optional(),
  /** While placed. null ends it, also in the call that packs. */
  waiting: waitingSchema.nullable().optional(),
};

/** Whether the customer is told by mail; absent means false. */
const notify = z.boolean(messages.mustBeTrueOrFalse).optional();

/** A step, notes, or both. `from` is the status that the caller saw; the call is refused if it has changed. */
export const orderPatchSchema = z
  .object({ status: statusSchema.optional(), from: statusSchema.optional(), notify, ...orderNotes })
  .refine(({ from: _from, notify: _notify, ...asked }) => Object.values(asked).some((value) => value !== undefined), {
    path: ['status'],
    message: messages.mustChangeSomething,
  });

/**
 * The order's new books. Kept books keep their price; a higher total needs the customer's agreement and may not
 * exceed `totalPrice`.
 */
export const orderItemsSchema = z
  .object({
    productIds: productIdsSchema,
    agreedByCustomer: z.boolean(messages.mustBeTrueOrFalse).default(false),
    totalPrice: totalSchema.optional(),
    notify,
  })
  .transform(({ totalPrice, ...rest }) => ({ ...rest, agreedCents: totalPrice }));

/** Changed delivery details. An address is replaced as a whole; '' removes the note. */
export const orderDeliverySchema = z
  .object({
    name: line(LIMITS.name).optional(),
    phone: phoneSchema.optional(),
    address: addressSchema.optional(),
    street: line(LIMITS.street).optional(),
    note: optionalLine(LIMITS.deliveryNote).optional(),
    notify,
  })
  .refine(
    ({ notify: _notify, ...changes }) => Object.values(changes).some((value) => value !== undefined),
    messages.mustChangeSomething,
  );

/** Returned copies, restocking and note. */
export const orderReturnSchema = z.object({
  items: copiesSchema,
  restock: z.boolean(messages.mustBeTrueOrFalse),
  note: optionalParagraphs(LIMITS.returnNote).default(''),
});

/** A message to the customer. */
export const orderMessageSchema = z.object({ text: paragraphs(LIMITS.message) });

/** Copies that move to a second order. */
export const orderSplitSchema = z.object({
  items: copiesSchema,
  /** When the moved books are expected; today or later, in the shop's time zone. */
  expected: z.string(messages.invalidDay).refine(isDay, messages.invalidDay).optional(),
  /** Shown to the customer. */
  reason: optionalLine(LIMITS.splitReason).default(''),
  notify,
});

/** `status` is the step to undo, `placed` a split; refused if another step followed. */
export const undoSchema = z.object({ status: statusSchema });

type OrderPatch = z.output<typeof orderPatchSchema>;
export type OrderNotes = Omit<OrderPatch, 'status' | 'from' | 'notify'>;
export type OrderSplit = z.output<typeof orderSplitSchema>;
export type OrderReturnInput = z.output<typeof orderReturnSchema>;
export type OrderItemsChange = Omit<z.output<typeof orderItemsSchema>, 'notify'>;
export type OrderDeliveryChange = Omit<z.output<typeof orderDeliverySchema>, 'notify'>;
