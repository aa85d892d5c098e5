import { BOOK_FORMATS } from '@bookstore/contract/constants';
import { currencySign } from '@bookstore/contract/format/currency';
import { centsToString, toCents } from '@bookstore/contract/format/money';
import { type BrowseFilter, type BrowseState, filterName } from '@bookstore/contract/search/browseState';
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
import { ChoiceLink, useChoose } from './choices.tsx';

interface Props {
  state: BrowseState;
  onChoose: () => void;
}

/** All languages seen so far, because the cache drops old lists. */
function useSeenLanguages(): string[] {
  const cached = useSelector(cachedLanguages);
  const [seen, setSeen] = useState('');
  const all = [...new Set(`${seen} ${cached}`.split(' ').filter(Boolean))].toSorted().join(' ');
  if (all !== seen) setSeen(all);
  return all === '' ? [] : all.split(' ');
}

/** Offers one filter at a time. Languages appear once books in several have been seen. */
export function Filters({ state, onChoose }: Props) {
  const { filter } = state;
  const chosen = filter?.by === 'language' ? [filter.language] : [];
  const languages = [...new Set([...useSeenLanguages(), ...chosen])];
  const option = (choice: BrowseFilter, isChosen: boolean) => (
    <Option key={filterName(choice)} state={state} choice={choice} isChosen={isChosen} onChoose={onChoose} />
  );
  return (
    <div className="grid content-start gap-5">
      <Group name={facts.format}>
        {BOOK_FORMATS.map((format) =>
          option({ by: 'format', format }, filter?.by === 'format' && filter.format === format),
        )}
      </Group>
      {(languages.length > 1 || chosen.length > 0) && (
        <Group name={facts.language}>
          {languages.map((language) =>
            option({ by: 'language', language }, filter?.by === 'language' && filter.language === language),
          )}
        </Group>
      )}
      <Prices key={JSON.stringify(filter)} state={state} onChoose={onChoose} />
    </div>
  );
}

const HEADING = 'px-3 font-medium text-ink text-sm max-lg:px-0';

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h2 id={id} className={HEADING}>
        {name}
      </h2>
      <ul className="flex flex-wrap gap-2 lg:grid lg:gap-0">{children}</ul>
    </section>
  );
}

interface OptionProps extends Props {
  choice: BrowseFilter;
  isChosen: boolean;
}

function Option({ state, choice, isChosen, onChoose }: OptionProps) {
  return (
    <li>
      <ChoiceLink
        state={state}
        choice={{ filter: choice }}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className={classNames(
          'flex min-h-11 items-center rounded-control px-3 max-lg:border max-lg:border-line',
          isChosen ? 'bg-accent-soft font-medium text-accent' : 'text-ink hover:bg-paper-sunk',
        )}
      >
        {filterName(choice)}
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
  const { filter } = state;
  const present = filter?.by === 'price' ? filter : { min: null, max: null };
  const toText = (cents: number | null) => (cents === null ? '' : centsToString(cents));
  const [texts, setTexts] = useState({ min: toText(present.min), max: toText(present.max) });
  const [isWrong, setIsWrong] = useState(false);
  const show = () => {
    const [min, max] = [readTyped(texts.min), readTyped(texts.max)];
    setIsWrong(min === undefined || max === undefined);
    if (min === undefined || max === undefined) return;
    // Accepts the limits in either order.
    const isTurned = min !== null && max !== null && min > max;
    const prices = isTurned ? { min: max, max: min } : { min, max };
    const isAny = min === null && max === null;
    onChoose();
    void navigate(choose({ filter: isAny ? null : { by: 'price', ...prices } }));
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
      <Button type="submit" look="secondary" className="justify-self-start lg:ml-3">
        {messages.showPrices}
      </Button>
    </form>
  );
}

const CROSS = 'm6 6 12 12M18 6 6 18';

/** Each active filter as a link that removes it. */
export function FilterChips({ state }: { state: BrowseState }) {
  const { filter, isAvailable } = state;
  if (!filter) return null;
  const chip = (name: string, without: Partial<BrowseState>) => (
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
  );
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chip(filterName(filter), { filter: null })}
      {isAvailable && chip(messages.inStockOnly, { isAvailable: false })}
      {isAvailable && (
        <li>
          <ChoiceLink
            state={state}
            choice={{ filter: null, isAvailable: false }}
            className="inline-flex min-h-11 items-center px-2 text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {messages.clearFilters}
          </ChoiceLink>
        </li>
      )}
    </ul>
  );
}
