import * as messages from '@bookstore/messages/layout';
import { type KeyboardEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AdminIcon } from '../../../admin/ui/AdminIcon.tsx';
import { isComposing } from '../../../lib/isComposing.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useDisclosure } from '../../../ui/useDisclosure.ts';

const PLACES = [
  { name: messages.books, icon: 'list', path: paths.manageBooks },
  { name: messages.orders, icon: 'parcel', path: paths.adminOrders },
] as const;

/** Neither navigates nor calls, as specified. Two links below it react to Enter, arrow keys and Tab. */
export function DashboardSearch() {
  const { key } = useLocation();
  // Each page has an empty box.
  return <SearchBox key={key} />;
}

function SearchBox() {
  const [text, setText] = useState('');
  const { isOpen, open, close, boxRef, buttonRef: input } = useDisclosure<HTMLInputElement>();
  const words = text.trim();
  const isShown = isOpen && words !== '';

  const moveFocus = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    // On a link, Enter follows it.
    const isEntered = event.key === 'Enter' && event.target === input.current;
    const step = isEntered ? 1 : { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || words === '') return;
    event.preventDefault();
    if (!isShown) {
      open();
      return;
    }
    const stops = [input.current, ...(boxRef.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement | null);
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
  return (
    <search className="relative block min-w-0 max-w-sm flex-1 basis-24">
      <div ref={boxRef}>
        <label>
          <span className="sr-only">{messages.searchTheDashboard}</span>
          <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-soft">
            <Icon name="search" size={20} />
          </span>
          <input
            ref={input}
            type="text"
            placeholder={messages.search}
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              open();
            }}
            onKeyDown={moveFocus}
            className="min-h-11 w-full rounded-full border border-line-strong bg-paper py-2 pr-4 pl-11 placeholder:text-ink-soft hover:border-ink"
          />
        </label>
        <p role="status" className="sr-only">
          {isShown && messages.searchAlternatives}
        </p>
        {isShown && <PlaceLinks words={words} onFollow={close} onKeyDown={moveFocus} />}
      </div>
    </search>
  );
}

interface PlaceLinksProps {
  words: string;
  onFollow: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function PlaceLinks({ words, onFollow, onKeyDown }: PlaceLinksProps) {
  return (
    <ul className="absolute inset-x-0 top-full z-30 mt-2 grid min-w-[min(15rem,80vw)] rounded-card border border-line bg-paper-raised p-1.5 shadow-pop">
      {PLACES.map(({ name, icon, path }) => (
        <li key={name}>
          <Link
            to={{ pathname: path, search: `?${new URLSearchParams({ q: words }).toString()}` }}
            onClick={onFollow}
            onKeyDown={onKeyDown}
            className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 hover:bg-paper-sunk"
          >
            <span className="text-ink-soft">
              <AdminIcon name={icon} size={20} />
            </span>
            <span className="wrap-anywhere line-clamp-2">
              {messages.placeMatching(
                name,
                <bdi key="words" className="font-medium">
                  {words}
                </bdi>,
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
