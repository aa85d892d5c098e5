import { type ReactNode, useId } from 'react';
import { Shelf } from './Shelf.tsx';
import { type CarouselItem, Slides } from './Slides.tsx';
import { SHELF_BODY } from './shelfPlaces.ts';

interface Props {
  /** The name of the carousel: its heading, and its name for assistive technology. */
  title: string;
  items: readonly CarouselItem[];
  /** Which of several lists these are: another one begins at its start. */
  list?: string;
  /** The slide to begin with, for somebody who comes back. */
  start?: number;
  /** Is told the index of the first slide in sight; at the beginning, too. */
  onMove?: (first: number) => void;
  maxSlides?: 2 | 3;
  /** Stands between the heading and the buttons: a filter. */
  aside?: ReactNode;
  /** Stands in the place of slides where there are none. */
  instead?: ReactNode;
}

/** Slides under a heading. The heading and what stands beside it stay when other slides come: a filter keeps the focus. */
export function Carousel({ title, items, list = '', aside, instead, ...slides }: Props) {
  const id = useId();
  const hasSlides = items.length > 0;
  return (
    <Shelf
      title={title}
      aside={aside}
      roleDescription={hasSlides ? 'carousel' : undefined}
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
