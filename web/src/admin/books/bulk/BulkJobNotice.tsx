import * as messages from '@bookstore/messages/dashboardBooks';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyNamed } from '../../../lib/lazyNamed.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { useBulkJob } from './bulkJobSlice.ts';

const BulkJobPanel = lazyNamed(
  () => import('./BulkJobPanel.tsx'),
  (module) => module.BulkJobPanel,
);

export function BulkJobNotice() {
  const job = useBulkJob();
  return (
    <ErrorBoundary resetKey={useLocation().pathname} fallback={<Alert>{messages.theNoteOnYourChangeCould}</Alert>}>
      <Suspense>{job && <BulkJobPanel job={job} />}</Suspense>
    </ErrorBoundary>
  );
}
