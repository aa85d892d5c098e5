import { Link } from 'react-router-dom';
import { usePageMeta } from '../lib/usePageMeta.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ShopSign } from '../ui/ShopSign.tsx';

export function NotFoundPage() {
  usePageMeta({ title: 'Page not found', description: 'There is no page at this address.', isIndexed: false });
  return (
    <div className="mx-auto grid max-w-page justify-items-center gap-5 px-4 py-12 text-center sm:py-20">
      <ShopSign className="w-full max-w-md" />
      <p className="font-display text-2xl text-accent">
        <span className="sr-only">Error </span>404
      </p>
      <PageHeading>This page is not on our shelves</PageHeading>
      <p className="max-w-md text-ink-soft">
        The address may be mistyped, or the page may have moved. The rest of the shop is open, till midnight and after.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={paths.home} className={buttonClass()}>
          Back to the books
        </Link>
        <Link to={paths.books} className={buttonClass('secondary')}>
          Browse all books
        </Link>
      </div>
    </div>
  );
}
