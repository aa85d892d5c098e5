import { isDeliveredTo } from '@bookstore/contract/countries';
import { formatCents } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/checkout';
import { lazy, useState } from 'react';
import { useSelector } from 'react-redux';
import { useGetDetailsQuery } from '../../api/customerDetailsApi.ts';
import { Button } from '../../ui/Button.tsx';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import { useAuth } from '../auth/context.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import { selectCartItems, selectUnavailableItem } from '../cart/cartSlice.ts';
import { toCheckoutFields } from './checkoutForm.ts';
import { EMPTY_FIELDS } from './draft.ts';
import { shownTotals } from './shownTotals.ts';

const QuickOrderDialog = lazy(() =>
  import('./QuickOrderDialog.tsx').then(({ QuickOrderDialog }) => ({ default: QuickOrderDialog })),
);

export function QuickOrder() {
  const { currentUser } = useAuth();
  return currentUser && <Offer key={currentUser.uid} user={currentUser} />;
}

function Offer({ user }: { user: CurrentUser }) {
  const { data: details } = useGetDetailsQuery(user.uid);
  const items = useSelector(selectCartItems);
  const hasUnavailableBook = useSelector(selectUnavailableItem) !== undefined;
  const [isOpen, setIsOpen] = useState(false);
  if (!details || !isDeliveredTo(details.address.country)) return null;
  const fields = { ...EMPTY_FIELDS, ...toCheckoutFields(details) };
  const { totalCents } = shownTotals(items, fields, null);
  return (
    <>
      {!hasUnavailableBook && (
        <Button look="secondary" onClick={() => setIsOpen(true)}>
          {messages.quickOrderHeading(formatCents(totalCents))}
        </Button>
      )}
      {isOpen && (
        <LazyDialog onClose={() => setIsOpen(false)}>
          <QuickOrderDialog
            user={user}
            fields={fields}
            addressLines={details.addressLines}
            onClose={() => setIsOpen(false)}
          />
        </LazyDialog>
      )}
    </>
  );
}
