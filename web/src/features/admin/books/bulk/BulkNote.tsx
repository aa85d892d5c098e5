import { Suspense } from 'react';
import { lazyNamed } from '../../../../lib/lazyNamed.tsx';
import { useBulkJob } from './jobStore.ts';

const JobNote = lazyNamed(() => import('./JobNote.tsx').then((module) => module.JobNote));

/** At the foot of every page of the dashboard: what is said of a change of many books, while there is one. */
export function BulkNote() {
  const job = useBulkJob();
  return <Suspense>{job && <JobNote job={job} />}</Suspense>;
}
