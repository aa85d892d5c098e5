import * as messages from '@bookstore/messages/common';
import { type CSSProperties, type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { useIsIdle } from '../lib/firstView.ts';
import { carouselOptions, countVisibleSlides } from './carouselOptions.ts';
import { Icon } from './Icon.tsx';
import { IsInSight } from './isInSight.ts';
import { SHELF_BODY, SHELF_BUTTONS, Shelf } from './Shelf.tsx';
import { useSwiper } from './useSwiper.ts';

interface Props {
  title: string;
  items: readonly CarouselItem[];
  /** A new list starts at its first slide. */
  list?: string;
  start?: number;
  /** Called with the first visible slide's index, initially and after each move. */
  onMove?: (first: number) => void;
  maxSlides?: 2 | 3;
  aside?: ReactNode;
  /** Shown without slides. */
  instead?: ReactNode;
}

/** The filter stays mounted, so that it keeps the focus. */
export function Carousel({ title, items, list = '', aside, instead, ...slides }: Props) {
  const id = useId();
  const hasSlides = items.length > 0;
  return (
    <Shelf
      title={title}
      aside={aside}
      roleDescription={hasSlides ? messages.carousel : undefined}
      end={hasSlides ? id : undefined}
    >
      {hasSlides ? (
        <Slides key={list} title={title} items={items} {...slides} />
      ) : (
        <div className={SHELF_BODY}>{instead}</div>
      )}
    </Shelf>
  );
}

interface CarouselItem {
  id: string;
  content: ReactNode;
}

interface SlidesProps {
  title: string;
  items: readonly CarouselItem[];
  start?: number;
  onMove?: ((first: number) => void) | undefined;
  maxSlides?: 2 | 3;
}

/** Only visible slides are tab stops. Until the browser is idle, one slide more than fits is rendered. */
function Slides({ title, items, start = 0, onMove, maxSlides = 3 }: SlidesProps) {
  const options = carouselOptions(maxSlides);
  const inSight = useSyncExternalStore(followWidth, () => countVisibleSlides(options));
  const [begin] = useState(Math.max(0, Math.min(start, items.length - inSight)));
  const [first, setFirst] = useState(begin);
  const slideCount = useIsIdle() ? items.length : Math.min(first + inSight + 1, items.length);
  const { ref, act } = useSwiper({ ...options, initialSlide: begin }, slideCount, setFirst);
  const last = Math.min(first + inSight, items.length);
  const hasMoved = useHasChanged(first);
  useEffect(() => onMove?.(first), [onMove, first]);
  return (
    <>
      <div className={SHELF_BUTTONS}>
        <MoveButton
          name="previous"
          label={messages.previousSlides(title)}
          disabled={first === 0}
          onClick={() => act((swiper) => swiper.slidePrev())}
        />
        <MoveButton
          name="next"
          label={messages.nextSlides(title)}
          disabled={first + inSight >= items.length}
          onClick={() => act((swiper) => swiper.slideNext())}
        />
      </div>
      <p role="status" className="sr-only">
        {hasMoved && messages.slidesInSight(first + 1, last, items.length)}
      </p>
      <div className={SHELF_BODY}>
        <div ref={ref} className="swiper carousel" data-max-slides={maxSlides} style={beginAt(begin)}>
          <div className="swiper-wrapper">
            {items.slice(0, slideCount).map((item, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and a slide has none
              <div
                key={item.id}
                className="swiper-slide"
                role="group"
                aria-roledescription={messages.slide}
                aria-label={messages.slideOf(index + 1, items.length)}
                onFocus={() => act((swiper) => bringIntoView(swiper, index))}
              >
                <IsInSight value={index >= first && index < last}>{item.content}</IsInSight>
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

/** The style sheet positions the slides until Swiper is loaded. */
const beginAt = (slide: number) => ({ '--begin': slide }) as CSSProperties;

function followWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** True after the first change, because the initial position is not announced. */
function useHasChanged(value: number): boolean {
  const [initial] = useState(value);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && value !== initial) setHasChanged(true);
  return hasChanged;
}

function bringIntoView(swiper: SwiperInstance, index: number): void {
  const { activeIndex, params } = swiper;
  if (index >= activeIndex && index < activeIndex + Number(params.slidesPerView)) return;
  // Only the transform may move slides, but the browser has scrolled to the focused link.
  swiper.el.scrollLeft = 0;
  swiper.slideTo(index);
}

interface MoveButtonProps {
  name: 'previous' | 'next';
  label: string;
  disabled: boolean;
  onClick: () => void;
}

function MoveButton({ name, label, disabled, onClick }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`, which would lose the focus at the end.
      aria-disabled={disabled}
      onClick={onClick}
      className="grid size-11 cursor-pointer place-items-center rounded-full border border-line-strong bg-paper-raised text-ink transition-colors hover:border-ink hover:bg-paper-sunk aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-ink-soft aria-disabled:opacity-60"
    >
      <Icon name={name} size={20} />
    </button>
  );
}
