import shopfront from '../../assets/news/news-3-640.webp';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function AboutPage() {
  usePageMeta({ title: 'About', description: 'About the Book Store.' });
  return (
    <div className="mx-auto grid w-full max-w-page items-center gap-8 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-[1fr_40rem]">
      <PageHeading className="text-4xl sm:text-5xl lg:text-6xl">About</PageHeading>
      <img
        src={shopfront}
        width={640}
        height={427}
        alt=""
        decoding="async"
        className="aspect-3/2 w-full max-w-160 rounded-card bg-paper-sunk object-cover shadow-cover"
      />
    </div>
  );
}
