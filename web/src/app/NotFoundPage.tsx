import { Link } from 'react-router-dom';
import { usePageMeta } from '../lib/usePageMeta.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { PageHeading } from '../ui/PageHeading.tsx';

export function NotFoundPage() {
  usePageMeta({ title: 'Page not found', description: 'There is no page at this address.', isIndexed: false });
  return (
    <div className="mx-auto grid max-w-page justify-items-center gap-5 px-4 py-24 text-center sm:py-32">
      <p aria-hidden="true" className="font-display text-7xl text-accent">
        404
      </p>
      <PageHeading>This page is not on our shelves</PageHeading>
      <p className="text-ink-soft">The address may be mistyped, or the page may have moved.</p>
      <Link to={paths.home} className={buttonClass()}>
        Back to the books
      </Link>
    </div>
  );
}
