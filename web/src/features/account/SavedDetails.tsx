import type { CustomerDetails } from '@bookstore/contract/customerDetails';
import { useGetDetailsQuery, useRemoveDetailsMutation } from '../../api/detailsCalls.ts';
import { formatAddress } from '../../lib/formatAddress.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FactList } from '../../ui/FactList.tsx';

/** Where the next parcel goes, as the checkout will fill it in, and the way to have it forgotten. */
export function SavedDetails({ uid }: { uid: string }) {
  const { data: details, isError } = useGetDetailsQuery(uid);
  const [remove, { isError: hasFailed }] = useRemoveDetailsMutation();
  return (
    <section aria-labelledby="saved-details">
      <Card className="grid gap-5">
        <h2 id="saved-details" className="font-display text-xl">
          Saved delivery details
        </h2>
        {isError && <p>They could not be loaded.</p>}
        {hasFailed && <Alert>They could not be deleted. Please try again.</Alert>}
        {details === null && (
          <p className="text-ink-soft">None. The checkout offers to save them, and fills them in from then on.</p>
        )}
        {details && (
          <>
            <FactList facts={factsOf(details)} />
            <Button look="secondary" className="w-fit" onClick={() => void remove()}>
              Delete the saved details
            </Button>
          </>
        )}
      </Card>
    </section>
  );
}

const factsOf = ({ name, phone, street, address }: CustomerDetails) => ({
  Name: name,
  Phone: phone,
  Street: street,
  Address: formatAddress(address),
});
