import type { Book } from '@bookstore/contract/api/book';
import { BOOK_FORMATS } from '@bookstore/contract/constants';
import { languageName } from '@bookstore/contract/format/bookFacts';
import { currencySign } from '@bookstore/contract/format/currency';
import { centsToString, toCents } from '@bookstore/contract/format/money';
import { activeFilters, type BrowseState, NO_FILTERS, type PriceRange } from '@bookstore/contract/search/browseState';
import * as messages from '@bookstore/messages/browse';
import * as facts from '@bookstore/messages/facts';
import { type ReactNode, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { cachedLanguages } from '../../api/cachedBooks.ts';
import { classNames } from '../../lib/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { LineDrawing } from '../../ui/Icon.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Count } from './Count.tsx';
import { ChoiceLink, useChoose } from './choices.tsx';
import { AvailableField } from './ListControls.tsx';

interface Props {
  state: BrowseState;
  onChoose: () => void;
}

interface FiltersProps extends Props {
  /** The whole result, for counting; null if only a part is known. */
  found: readonly Book[] | null;
}

type Choice = Pick<BrowseState, 'format'> | Pick<BrowseState, 'language'>;

/** Remembers languages, because the cache drops old lists. */
function useSeenLanguages(): string[] {
  const cached = useSelector(cachedLanguages);
  const [seen, setSeen] = useState('');
  const all = [...new Set(`${seen} ${cached}`.split(' ').filter(Boolean))].toSorted().join(' ');
  if (all !== seen) setSeen(all);
  return all === '' ? [] : all.split(' ');
}

/**
 * Options without books are hidden. Languages appear once books in several have been seen. Search results have no price
 * range.
 */
export function Filters({ state, found, onChoose }: FiltersProps) {
  const { format: chosen, language, prices, words } = state;
  const languages = [...new Set([...useSeenLanguages(), ...(language ? [language] : [])])];
  const option = (name: string, choice: Choice, isChosen: boolean, count: number | undefined) =>
    count !== 0 && (
      <Option
        key={name}
        state={state}
        name={name}
        choice={choice}
        isChosen={isChosen}
        count={count}
        onChoose={onChoose}
      />
    );
  return (
    <div className="grid content-start gap-5">
      <Group
        name={facts.format}
        options={BOOK_FORMATS.map((format) => {
          const count = chosen ? undefined : found?.filter((book) => book.format === format).length;
          return option(facts.formats[format], { format }, chosen === format, count);
        })}
      />
      {(languages.length > 1 || language) && (
        <Group
          name={facts.language}
          options={languages.map((tag) => {
            const count = language ? undefined : found?.filter((book) => book.language === tag).length;
            return option(languageName(tag), { language: tag }, language === tag, count);
          })}
        />
      )}
      {!words && <Prices key={JSON.stringify(prices)} state={state} onChoose={onChoose} />}
      <div className="empty:hidden lg:pl-3">
        <AvailableField state={state} />
      </div>
    </div>
  );
}

const HEADING = 'px-3 font-medium text-ink text-sm max-lg:px-0';

function Group({ name, options }: { name: string; options: readonly ReactNode[] }) {
  const id = useId();
  if (!options.some(Boolean)) return null;
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h2 id={id} className={HEADING}>
        {name}
      </h2>
      <ul className="flex flex-wrap gap-2 lg:grid lg:gap-0">{options}</ul>
    </section>
  );
}

interface OptionProps extends Props {
  name: string;
  choice: Choice;
  isChosen: boolean;
  count: number | undefined;
}

const OPTION = 'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 max-lg:border max-lg:border-line';

/** Choosing an option again removes the filter. */
function Option({ state, name, choice, isChosen, count, onChoose }: OptionProps) {
  const nothing = 'format' in choice ? { format: null } : { language: null };
  return (
    <li>
      <ChoiceLink
        state={state}
        choice={isChosen ? nothing : choice}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className={classNames(
          OPTION,
          isChosen ? 'bg-accent-soft font-medium text-accent' : 'text-ink hover:bg-paper-sunk',
        )}
      >
        <span>{name}</span> {count !== undefined && <Count of={count} />}
      </ChoiceLink>
    </li>
  );
}

/** @returns null for empty text; undefined for an invalid price */
function readTyped(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.');
  return typed === '' ? null : (toCents(typed) ?? undefined);
}

function Prices({ state, onChoose }: Props) {
  const navigate = useNavigate();
  const choose = useChoose();
  const id = useId();
  const current: PriceRange = state.prices ?? { min: null, max: null };
  const toText = (cents: number | null) => (cents === null ? '' : centsToString(cents));
  const [texts, setTexts] = useState({ min: toText(current.min), max: toText(current.max) });
  const [isWrong, setIsWrong] = useState(false);
  const show = () => {
    const [min, max] = [readTyped(texts.min), readTyped(texts.max)];
    setIsWrong(min === undefined || max === undefined);
    if (min === undefined || max === undefined) return;
    const isTurned = min !== null && max !== null && min > max;
    const prices = isTurned ? { min: max, max: min } : { min, max };
    const isAny = min === null && max === null;
    onChoose();
    void navigate(choose({ prices: isAny ? null : prices }));
  };
  const sign = currencySign();
  return (
    <form
      aria-labelledby={id}
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <h2 id={id} className={HEADING}>
        {messages.price}
      </h2>
      <div className="grid grid-cols-2 gap-2 max-lg:max-w-sm lg:pl-3">
        <TextField
          label={messages.priceFrom(sign)}
          inputMode="decimal"
          autoComplete="off"
          value={texts.min}
          onChange={({ target }) => setTexts({ ...texts, min: target.value })}
        />
        <TextField
          label={messages.priceTo(sign)}
          inputMode="decimal"
          autoComplete="off"
          value={texts.max}
          onChange={({ target }) => setTexts({ ...texts, max: target.value })}
        />
      </div>
      <p role="alert" className="text-danger text-sm empty:hidden lg:pl-3">
        {isWrong && messages.invalidPrices}
      </p>
      <p className="text-ink-soft text-sm lg:pl-3">{messages.sortsByPrice}</p>
      <Button type="submit" look="secondary" className="justify-self-start lg:ml-3">
        {messages.showPrices}
      </Button>
    </form>
  );
}

const CROSS = 'm6 6 12 12M18 6 6 18';

export function FilterChips({ state }: { state: BrowseState }) {
  const filters = activeFilters(state);
  if (state.isAvailable) filters.push({ name: messages.inStockOnly, without: { isAvailable: false } });
  if (filters.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {filters.map(({ name, without }) => (
        <li key={name}>
          <ChoiceLink
            state={state}
            choice={without}
            aria-label={messages.removeFilter(name)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-accent-soft px-4 font-medium text-accent hover:text-accent-strong"
          >
            {name}
            <LineDrawing path={CROSS} size={16} />
          </ChoiceLink>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <ChoiceLink
            state={state}
            choice={NO_FILTERS}
            className="inline-flex min-h-11 items-center px-2 text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {messages.clearFilters}
          </ChoiceLink>
        </li>
      )}
    </ul>
  );
}
