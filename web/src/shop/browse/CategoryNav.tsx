import { CATEGORIES, categoryName } from '@bookstore/contract/constants';
import { activeFilters, type BrowseState } from '@bookstore/contract/search/browseState';
import * as messages from '@bookstore/messages/browse';
import { classNames } from '../../lib/classNames.ts';
import { IN_SHOP_LANGUAGE } from '../../lib/inShopLanguage.ts';
import { Count } from './Count.tsx';
import { ChoiceLink } from './choices.tsx';
import type { CategoryCounts } from './useResultPage.ts';

const LINK =
  'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 max-lg:border max-lg:border-line max-lg:whitespace-nowrap';
const CURRENT = 'bg-accent-soft font-medium text-accent';
const OTHER = 'text-ink hover:bg-paper-sunk';

interface Props {
  state: BrowseState;
  counts: CategoryCounts | undefined;
}

/** Omits counts that a filter makes wrong. */
export function CategoryNav({ state, counts }: Props) {
  const isCounted = activeFilters(state).length === 0;
  const link = (label: string, category: BrowseState['category'], count: number | undefined) => (
    <li key={label} className="shrink-0">
      <ChoiceLink
        ref={state.category === category ? keepCentred : undefined}
        state={state}
        choice={{ category }}
        aria-current={state.category === category ? 'true' : undefined}
        className={classNames(LINK, state.category === category ? CURRENT : OTHER)}
      >
        <span {...(category && IN_SHOP_LANGUAGE)}>{label}</span>{' '}
        {count !== undefined && isCounted && <Count of={count} />}
      </ChoiceLink>
    </li>
  );
  return (
    <nav
      aria-label={messages.categories}
      // Positioned, because its screen-reader texts would otherwise widen the page.
      className="relative min-w-0 max-lg:-mr-4 max-lg:flex-1 max-lg:overflow-x-auto max-lg:px-1 max-lg:pr-4 sm:max-lg:-mr-6 sm:max-lg:pr-6"
    >
      <ul className="flex gap-2 max-lg:pb-1 lg:grid lg:gap-1">
        {link(state.words ? messages.allResults : messages.allBooks, null, counts?.total)}
        {CATEGORIES.filter((category) => category === state.category || counts?.categories[category] !== 0).map(
          (category) => link(categoryName(category), category, counts?.categories[category]),
        )}
      </ul>
    </nav>
  );
}

/** Scrolls the chosen category into the middle, also after the counts load. */
function keepCentred(chosen: HTMLElement | null) {
  const row = chosen?.closest('nav');
  if (!chosen || !row?.firstElementChild) return;
  const observer = new ResizeObserver(() => {
    row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  });
  for (const item of row.firstElementChild.children) observer.observe(item);
  return () => observer.disconnect();
}
