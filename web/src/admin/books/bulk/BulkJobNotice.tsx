import * as messages from '@bookstore/messages/dashboardBooks';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyPart, LoadFailure } from '../../../ui/LazyPart.tsx';
import { useBulkJob } from './bulkJobSlice.ts';

const BulkJobPanel = lazy(() => import('./BulkJobPanel.tsx').then(({ BulkJobPanel }) => ({ default: BulkJobPanel })));

export function BulkJobNotice() {
  const job = useBulkJob();
  return (
    <LazyPart resetKey={useLocation().pathname} failure={<LoadFailure>{messages.changeReportNotLoaded}</LoadFailure>}>
      {job && <BulkJobPanel job={job} />}
    </LazyPart>
  );
}
