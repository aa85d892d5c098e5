import type { LegalPageName } from '@bookstore/contract/legalPages';
import { titles } from '@bookstore/messages/legal';
import * as messages from '@bookstore/messages/legalPage';
import { shop } from '@bookstore/shop/shop';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { LegalArticle } from './LegalArticle.tsx';
import type { LegalText } from './legalText.ts';
import { ReturnsCard } from './ReturnsCard.tsx';

/** Each text is a separate chunk. */
const TEXTS: Record<LegalPageName, ComponentType> = {
  terms: lazyText(() => import('@bookstore/shop/legal/terms.md')),
  privacy: lazyText(() => import('@bookstore/shop/legal/privacy.md')),
  returns: lazyText(() => import('@bookstore/shop/legal/returns.md'), <ReturnsCard />),
  imprint: lazyText(() => import('@bookstore/shop/legal/imprint.md')),
  accessibility: lazyText(() => import('@bookstore/shop/legal/accessibility.md')),
};

function lazyText(load: () => Promise<{ text: LegalText }>, aside?: ReactNode): ComponentType {
  return lazy(async () => {
    const { text } = await load();
    return { default: () => <LegalArticle text={text} aside={aside} /> };
  });
}

export function LegalPage({ name }: { name: LegalPageName }) {
  const title = titles[name];
  usePageMeta({ title, description: messages.legalDescription(title, shop.name) });
  const Text = TEXTS[name];
  return (
    <Suspense>
      <Text />
    </Suspense>
  );
}
