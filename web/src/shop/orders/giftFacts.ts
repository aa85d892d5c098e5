import type { Order } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/orders';

export const giftFacts = ({ delivery }: Order): Record<string, string> =>
  delivery?.gift
    ? { [messages.facts.gift]: [messages.slipWithoutPrices, delivery.gift.note].filter(Boolean).join('\n') }
    : {};
