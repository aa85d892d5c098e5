import type { ShopPolicy } from '@bookstore/contract/pricing';
import * as messages from '@bookstore/messages/checkout';
import { collectAt } from '@bookstore/messages/facts';
import { Radio } from '../../ui/Radio.tsx';
import type { CheckoutForm } from './useCheckoutFields.ts';

export function DeliveryChoice({ form: { choice, setCollected } }: { form: CheckoutForm }) {
  return (
    <fieldset>
      <legend className="pb-2 font-display text-xl">{messages.deliverOrCollect}</legend>
      <Radio
        name="collect"
        label={messages.deliverIt}
        checked={!choice.isCollected}
        onChange={() => setCollected(false)}
      />
      <Radio
        name="collect"
        label={messages.collectIt}
        checked={choice.isCollected}
        onChange={() => setCollected(true)}
      />
    </fieldset>
  );
}

export function CollectionNote({ pickup: { address, hours } }: { pickup: NonNullable<ShopPolicy['pickup']> }) {
  const { street, zipcode, city } = address;
  return (
    <p className="rounded-control bg-paper-sunk px-4 py-3">
      {collectAt(`${street}, ${zipcode} ${city}`, hours)} {messages.collectionEmail}
    </p>
  );
}
