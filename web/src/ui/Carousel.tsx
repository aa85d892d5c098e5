import { type ReactNode, use } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { IsOpen } from '../lib/isOpen.ts';
import { carouselOptions, slidesInSight } from './carouselOptions.ts';
import { Icon } from './Icon.tsx';
import { Shelf } from './Shelf.tsx';
import { useGrowing } from './useGrowing.ts';
import { useSwiper } from './useSwiper.ts';

export interface CarouselItem {
  id: string;
  content: ReactNode;
}

interface Props {
  /** The name of the carousel: its heading, and its name for assistive technology. */
  title: string;
  items: readonly CarouselItem[];
  maxSlides?: 2 | 3;
  /** Stands between the heading and the buttons: a filter. */
  aside?: ReactNode;
}

/**
 * Slides under a heading, moved by touch, by two buttons, or by the focus when one tabs through them. One more than the
 * screen shows is rendered at once, so that there is something to move on to.
 */
export function Carousel({ title, items, maxSlides = 3, aside }: Props) {
  const options = carouselOptions(maxSlides);
  const slideCount = useGrowing(items.length, slidesInSight(options) + 1, use(IsOpen));
  const { ref, act, isAtStart, isAtEnd } = useSwiper(options, slideCount);
  const controls = (
    <>
      {aside}
      <div className="flex gap-2">
        <MoveButton
          name="previous"
          label={`Previous, ${title}`}
          disabled={isAtStart}
          onClick={() => act((swiper) => swiper.slidePrev())}
        />
        <MoveButton
          name="next"
          label={`Next, ${title}`}
          disabled={isAtEnd}
          onClick={() => act((swiper) => swiper.slideNext())}
        />
      </div>
    </>
  );
  return (
    <Shelf title={title} roleDescription="carousel" aside={controls}>
      <div ref={ref} className="swiper carousel" data-max-slides={maxSlides}>
        <div className="swiper-wrapper">
          {items.slice(0, slideCount).map((item, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the element for a group is fieldset, which is for forms; a slide is none
            <div
              key={item.id}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${items.length}`}
              onFocus={() => act((swiper) => bringIntoView(swiper, index))}
            >
              {item.content}
            </div>
          ))}
        </div>
      </div>
    </Shelf>
  );
}

/** Tabbing into a slide that is out of sight moves the carousel to it. */
function bringIntoView(swiper: SwiperInstance, index: number): void {
  // The browser has scrolled the clipped box to the focused link: only the transform may move it.
  swiper.el.scrollLeft = 0;
  const slide = swiper.slides[index];
  if (slide && !slide.classList.contains('swiper-slide-fully-visible')) swiper.slideTo(index);
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
      // Not `disabled`: that would drop the focus of whoever reaches the end with this button.
      aria-disabled={disabled}
      onClick={onClick}
      className="grid size-11 cursor-pointer place-items-center rounded-full border border-line-strong bg-paper-raised text-ink transition-colors hover:border-ink hover:bg-paper-sunk aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-ink-soft aria-disabled:opacity-60"
    >
      <Icon name={name} size={20} />
    </button>
  );
}
