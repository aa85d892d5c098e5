import { Suspense } from 'react';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import type { CoverFieldProps } from './cover/CoverFileField.tsx';

const CoverFileField = lazyNamed(() => import('./cover/CoverFileField.tsx').then((module) => module.CoverFileField));

/** As high as the field, so that nothing moves when it arrives. */
const ROOM = <div style={{ height: 98 }} />;

/** Where a picture is taken. Without it, if it does not come, the book can still be saved. */
export function CoverField(props: CoverFieldProps) {
  return (
    <ErrorBoundary fallback={<Alert>{props.label}: the shop cannot be reached. Everything else can be saved.</Alert>}>
      <Suspense fallback={ROOM}>
        <CoverFileField {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
