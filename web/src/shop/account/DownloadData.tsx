import { useState } from 'react';
import { useLazyGetExportQuery } from '../../api/customerDetailsApi.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** All that the shop holds of the customer, as a file. */
export function DownloadData({ uid }: { uid: string }) {
  const [ask, { isFetching }] = useLazyGetExportQuery();
  const [outcome, setOutcome] = useState<'saved' | 'failed'>();
  const download = async () => {
    if (isFetching) return;
    setOutcome(undefined);
    const { data } = await ask(uid);
    if (data) saveFile('my-data.json', 'application/json', JSON.stringify(data, null, 2));
    setOutcome(data ? 'saved' : 'failed');
  };
  return (
    <section aria-labelledby="my-data">
      <Card className="grid gap-5">
        <h2 id="my-data" className="font-display text-xl">
          Your data
        </h2>
        <p className="text-ink-soft">
          Orders with their streets and mails, and your saved details: all that the shop holds of you, as a file.
        </p>
        {outcome === 'saved' && <Alert tone="note">The file my-data.json is in your downloads.</Alert>}
        {outcome === 'failed' && <Alert>Your data could not be loaded. Please try again in a minute.</Alert>}
        <Button
          look="secondary"
          className="w-fit"
          aria-disabled={isFetching || undefined}
          onClick={() => void download()}
        >
          Download my data
        </Button>
      </Card>
    </section>
  );
}
