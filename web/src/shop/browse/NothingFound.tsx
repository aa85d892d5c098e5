import { CATEGORIES, categoryName } from '@bookstore/contract/constants';
import {
  activeFilters,
  type BrowseState,
  browsePath,
  NO_FILTERS,
  withChoice,
} from '@bookstore/contract/search/browseState';
import * as messages from '@bookstore/messages/browse';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ShopSign } from '../../ui/ShopSign.tsx';

export function NothingFound({ state }: { state: BrowseState }) {
  if (state.page > 1) {
    return (
      <EmptyState action={<ButtonLink to={browsePath(withChoice(state, {}))}>{messages.firstPage}</ButtonLink>}>
        {messages.noMoreBooks}
      </EmptyState>
    );
  }
  const filters = activeFilters(state).length + Number(state.isAvailable);
  if (filters > 0) {
    const allBooksPath = browsePath(withChoice(state, NO_FILTERS));
    const label = filters > 1 ? messages.clearFilters : messages.removeFilterLink;
    return <EmptyState action={<ButtonLink to={allBooksPath}>{label}</ButtonLink>}>{messages.noMatches}</EmptyState>;
  }
  if (state.words) return <NoHits state={state} />;
  return (
    <EmptyState action={<ButtonLink to={paths.books}>{messages.seeAllBooks}</ButtonLink>}>
      {messages.emptyShelf}
    </EmptyState>
  );
}

function NoHits({ state }: { state: BrowseState }) {
  const { words, category } = state;
  const ways = (
    <>
      <p className="max-w-prose text-balance text-ink-soft">{messages.searchHint}</p>
      <CategoryLinks>
        {category && (
          <ButtonLink to={browsePath(withChoice(state, { category: null }))}>{messages.searchAllCategories}</ButtonLink>
        )}
      </CategoryLinks>
    </>
  );
  return (
    <EmptyState picture={<ShopSign className="w-48" />} action={ways}>
      {category ? messages.noBooksFoundIn(words, categoryName(category)) : messages.noBooksFoundFor(words)}
    </EmptyState>
  );
}

/** @param children a more specific link */
export function CategoryLinks({ children }: { children?: ReactNode }) {
  return (
    <>
      <div className="flex flex-wrap justify-center gap-3">
        {children}
        <ButtonLink to={paths.books}>{messages.seeAllBooks}</ButtonLink>
      </div>
      <ul className="flex flex-wrap justify-center gap-x-5">
        {CATEGORIES.map((name) => (
          <li key={name}>
            <Link
              to={paths.booksOf(name)}
              className="flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              {categoryName(name)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function ButtonLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={buttonClass('secondary')}>
      {children}
    </Link>
  );
}
