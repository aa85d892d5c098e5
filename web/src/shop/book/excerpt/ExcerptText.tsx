import { type ExcerptPart, excerptParts } from '@bookstore/contract/format/excerptParts';
import * as messages from '@bookstore/messages/excerpt';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { followBookmarks, readPlace, rememberPlace, rememberTypeSize, TYPE_SIZES, typeSize } from './bookmarks.ts';
import { excerptPages } from './excerptPages.ts';
import './excerpt.css';

interface Props {
  bookId: string;
  text: string;
  /** BCP 47; undefined if unknown. */
  language: string | undefined;
}

export function ExcerptText({ bookId, text, language }: Props) {
  const parts = useMemo(() => excerptParts(text), [text]);
  const pages = useMemo(() => excerptPages(parts), [parts]);
  const body = useRef<HTMLDivElement>(null);
  const { part, isAtEnd } = usePlace(body);
  const [size, setSize] = useTypeSize();
  const keepPlace = useSamePlace(body);
  // The bookmark at opening; reading overwrites the stored one.
  const [mark, setMark] = useState(() => readPlace(bookId));
  useBookmark(bookId, part, isAtEnd);
  const offered = mark === null ? null : Math.min(mark, parts.length - 1);
  const goOn = (to: number) => {
    setMark(null);
    const place = body.current?.children[to];
    if (!(place instanceof HTMLElement)) return;
    place.focus({ preventScroll: true });
    place.scrollIntoView();
  };
  const setType = (next: number) => {
    keepPlace(part);
    setSize(next);
  };
  const page = isAtEnd ? pages.count : pages.pageOf(part);
  return (
    <>
      {offered !== null && offered > 0 && (
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 pb-8">
          <Button look="secondary" onClick={() => goOn(offered)}>
            {messages.continueReading}
          </Button>
          <span className="text-ink-soft text-sm">{messages.pageOf(pages.pageOf(offered), pages.count)}</span>
        </p>
      )}
      <div
        ref={body}
        dir="auto"
        lang={language || undefined}
        className="excerpt mx-auto text-ink"
        style={{ fontSize: `${TYPE_SIZES[size]}rem` }}
      >
        {parts.map((one) => (
          <Part key={one.begin} part={one} />
        ))}
      </div>
      <ReadingBar page={page} pages={pages.count} size={size} onSize={setType} />
    </>
  );
}

/** Focusable, so that screen readers continue from here. */
function Part({ part: { kind, text, isFirst } }: { part: ExcerptPart }) {
  return (
    <p
      tabIndex={-1}
      className="outline-none"
      {...(isFirst && { 'data-first': '' })}
      {...(kind === 'break' && { 'data-break': '' })}
    >
      {text}
    </p>
  );
}

interface BarProps {
  page: number;
  pages: number;
  size: number;
  onSize: (size: number) => void;
}

/** Screen readers do not announce the page, which would interrupt the reading. */
function ReadingBar({ page, pages, size, onSize }: BarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-8 border-line border-t bg-paper px-4 py-1 sm:-mx-6 sm:px-6">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 -top-px h-0.5 origin-left bg-accent rtl:origin-right"
        style={{ transform: `scaleX(${page / pages})` }}
      />
      <div className="mx-auto flex max-w-prose items-center justify-between gap-4">
        <p className="text-ink-soft text-sm tabular-nums">{messages.pageOf(page, pages)}</p>
        <fieldset className="flex items-center gap-1">
          <legend className="sr-only">{messages.typeSize}</legend>
          <SizeButton label={messages.smallerType} size={size - 1} onSize={onSize} className="text-sm" />
          <SizeButton label={messages.largerType} size={size + 1} onSize={onSize} className="text-xl" />
        </fieldset>
      </div>
    </div>
  );
}

interface SizeButtonProps {
  label: string;
  size: number;
  onSize: (size: number) => void;
  className: string;
}

/** Keeps the focus at the smallest and largest size. */
function SizeButton({ label, size, onSize, className }: SizeButtonProps) {
  const isThere = size >= 0 && size < TYPE_SIZES.length;
  return (
    <Button
      look="quiet"
      aria-label={label}
      title={label}
      aria-disabled={!isThere || undefined}
      className={`aria-disabled:cursor-not-allowed! px-3.5 font-display aria-disabled:opacity-55 ${className}`}
      onClick={() => isThere && onSize(size)}
    >
      <span aria-hidden="true">A</span>
    </Button>
  );
}

/** The size is stored for all books and tabs. */
function useTypeSize(): [size: number, setSize: (size: number) => void] {
  const [size, setSize] = useState(typeSize);
  useEffect(() => followBookmarks(() => setSize(typeSize())), []);
  return [
    size,
    (next) => {
      setSize(next);
      rememberTypeSize(next);
    },
  ];
}

/** Stores no bookmark at the beginning or the end. */
function useBookmark(bookId: string, part: number, isAtEnd: boolean): void {
  useEffect(() => {
    if (isAtEnd) rememberPlace(bookId, null);
    else if (part > 0) rememberPlace(bookId, part);
  }, [bookId, part, isAtEnd]);
}

/**
 * Keeps the reading position when the font size changes. @returns a function that takes the index of the top part
 * before the change
 */
function useSamePlace(body: RefObject<HTMLElement | null>): (part: number) => void {
  const anchor = useRef<{ part: Element; share: number }>(null);
  useLayoutEffect(() => {
    if (!anchor.current) return;
    const { part, share } = anchor.current;
    anchor.current = null;
    const { top, height } = part.getBoundingClientRect();
    window.scrollBy(0, top + share * height - getTextTop());
  });
  return (index) => {
    const part = body.current?.children[index];
    if (!part) return;
    const { top, height } = part.getBoundingClientRect();
    // The heading above the first part keeps its size.
    if (index > 0 || top < getTextTop()) anchor.current = { part, share: (getTextTop() - top) / height };
  };
}

interface Place {
  /** Index of the first visible part. */
  part: number;
  isAtEnd: boolean;
}

function usePlace(body: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>({ part: 0, isAtEnd: false });
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      // A page hidden while the next one loads has no positions.
      if (!body.current || body.current.offsetHeight === 0) return;
      const next = findPlace(body.current);
      setPlace((last) => (last.part === next.part && last.isAtEnd === next.isAtEnd ? last : next));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const events = ['scroll', 'resize'] as const;
    for (const event of events) window.addEventListener(event, lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) window.removeEventListener(event, lookSoon);
    };
  }, [body]);
  return place;
}

/** Top of the reading area, in viewport pixels. */
const getTextTop = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

function findPlace(body: HTMLElement): Place {
  const top = getTextTop();
  const parts = [...body.children];
  const isBelow = (index: number) => (parts[index]?.getBoundingClientRect().bottom ?? 0) > top + 1;
  let [from, to] = [0, parts.length - 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isBelow(middle)) to = middle;
    else from = middle + 1;
  }
  return { part: from, isAtEnd: body.getBoundingClientRect().bottom <= window.innerHeight };
}
