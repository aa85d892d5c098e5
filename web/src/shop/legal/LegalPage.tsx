import type { LegalPageName } from '@bookstore/contract/legalPages';
import { titles } from '@bookstore/messages/legal';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function LegalPage({ name }: { name: LegalPageName }) {
  usePageMeta({ title: titles[name] });
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-4 py-10 sm:px-6 sm:py-14">
      <PageHeading>{titles[name]}</PageHeading>
    </div>
  );
}
