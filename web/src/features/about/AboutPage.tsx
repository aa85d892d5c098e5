import { usePageMeta } from '../../lib/usePageMeta.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function AboutPage() {
  usePageMeta({ title: 'About', description: 'About the Book Store.' });
  return (
    <div className="mx-auto w-full max-w-page px-4 py-16 sm:px-6 sm:py-24">
      <PageHeading>About</PageHeading>
    </div>
  );
}
