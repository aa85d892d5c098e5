import type { AdminOrder } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/orderEdits';
import { useState } from 'react';
import { type DeliveryChange, useChangeOrderMutation } from '../../../api/adminOrdersApi.ts';
import { getAddressForm } from '../../../lib/addressForm.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { MAX_LENGTHS } from '../maxLengths.ts';
import { canNotify } from './canNotify.ts';
import { NotifyBox } from './NotifyBox.tsx';
import { type Texts, TextsForm } from './TextsForm.tsx';
import { useOrderEdit } from './useOrderEdit.ts';

const ADDRESS = ['city', 'zipcode', 'state', 'country'] as const;
type AddressName = (typeof ADDRESS)[number];
type Name = 'name' | 'phone' | 'street' | AddressName | 'note';

const isOfAddress = (name: Name): name is AddressName => ADDRESS.some((one) => one === name);

const toTexts = ({ name, phone, address, delivery }: AdminOrder): Texts<Name> => ({
  name,
  phone,
  street: delivery?.street ?? '',
  // The form shows the fields in this order.
  ...(Object.fromEntries(getAddressForm(address.country).order.map((name) => [name, address[name]])) as Pick<
    Texts<Name>,
    'city' | 'zipcode' | 'state'
  >),
  country: address.country,
  note: delivery?.note ?? '',
});

/** Returns the changed fields, and an address only as a whole. */
function toDeliveryChange(typed: Texts<Name>, current: Texts<Name>): DeliveryChange {
  const isChanged = (name: Name) => typed[name] !== current[name];
  const { name, phone, street, note, ...address } = typed;
  return {
    ...(isChanged('name') && { name }),
    ...(isChanged('phone') && { phone }),
    ...(ADDRESS.some(isChanged) && { address }),
    ...(isChanged('street') && { street }),
    ...(isChanged('note') && { note }),
  };
}

export function DeliveryForm({ order, close }: { order: AdminOrder; close: () => void }) {
  const [change] = useChangeOrderMutation();
  const edit = useOrderEdit(order, close);
  const seen = toTexts(order);
  const [notify, setNotify] = useState(canNotify(order));
  return (
    <TextsForm<Name>
      seen={seen}
      theirs={edit.theirs && toTexts(edit.theirs)}
      edit={edit}
      action={messages.saveDelivery}
      onSave={(typed, current) =>
        edit.save((version) =>
          change({
            id: order._id,
            version,
            change: { delivery: toDeliveryChange(typed, current), notify },
          }),
        )
      }
      close={close}
      pathOf={(name) => (isOfAddress(name) ? `address.${name}` : name)}
    >
      {(field) => {
        const toField = (name: Name) => (
          <TextField
            key={name}
            label={messages.fields[name]}
            type={name === 'phone' ? 'tel' : 'text'}
            autoComplete="off"
            required={name !== 'note' && (name !== 'street' || seen.street !== '')}
            maxLength={MAX_LENGTHS[name]}
            {...field(name)}
          />
        );
        return (
          <>
            <p className="text-ink-soft text-sm">{messages.totalUnchanged}</p>
            <div className="grid gap-4 sm:grid-cols-2">
              {toField('name')}
              {toField('phone')}
              {/* A collected order has the shop's address. */}
              {!order.pickup && (
                <>
                  {toField('street')}
                  {/* Two in a row on phones. */}
                  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] items-start gap-4 sm:contents">
                    {(Object.keys(seen) as Name[]).filter(isOfAddress).map(toField)}
                  </div>
                  {toField('note')}
                </>
              )}
            </div>
            <NotifyBox order={order} isTicked={notify} onChange={setNotify} />
          </>
        );
      }}
    </TextsForm>
  );
}
