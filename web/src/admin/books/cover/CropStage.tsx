import type { CoverFrame, Size } from '@bookstore/contract/covers';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import './cover.css';
import { moved, type Place, partOf } from './placing.ts';

interface Props {
  bitmap: ImageBitmap;
  place: Place;
  onPlace: (place: Place) => void;
}

const SHOWN_SIDE = 720;
/** Of the part's own width and height. */
const STEP = 0.02;
const LARGE_STEP = 0.1;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The whole picture, in which one moves the part that becomes the cover. */
export function CropStage({ bitmap, place, onPlace }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef({ x: 0, y: 0 });
  const hint = useId();
  useEffect(() => {
    if (canvas.current) drawWhole(canvas.current, bitmap);
  }, [bitmap]);
  const part = partOf(bitmap, place);

  const hold = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return;
    held.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  // From where it was before: what browsers call the movement was pixels of the device in Chrome on phones until 2026.
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1 || !event.isPrimary) return;
    const { x, y } = held.current;
    held.current = { x: event.clientX, y: event.clientY };
    const perPixel = bitmap.width / event.currentTarget.clientWidth;
    onPlace(moved(bitmap, place, (event.clientX - x) * perPixel, (event.clientY - y) * perPixel));
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onPlace(moved(bitmap, place, arrow[0] * step * part.cutWidth, arrow[1] * step * part.cutHeight));
  };
  return (
    <div className="grid gap-2">
      {/* An application: a screen reader leaves it the arrow keys. */}
      <div
        role="application"
        aria-label="The part of the picture that is shown"
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys, so it takes the focus
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={hold}
        onPointerMove={drag}
        className="cover-stage"
      >
        <canvas ref={canvas} />
        <div className="cover-part" style={placeOf(part, bitmap)} />
      </div>
      <p id={hint} className="text-ink-soft text-sm">
        Drag the frame, or move it with the arrow keys.
      </p>
      <output className="sr-only">
        {percentFrom(place.x)} from the left, {percentFrom(place.y)} from the top
      </output>
    </div>
  );
}

const percentOf = (length: number, whole: number) => `${(length / whole) * 100}%`;

/** Where the part lies in the picture. */
const placeOf = ({ left, top, cutWidth, cutHeight }: CoverFrame, { width, height }: Size) => ({
  left: percentOf(left, width),
  top: percentOf(top, height),
  width: percentOf(cutWidth, width),
  height: percentOf(cutHeight, height),
});

const percentFrom = (share: number) => `${Math.round(share * 100)} percent`;

function drawWhole(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const shrink = Math.min(1, SHOWN_SIDE / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.round(bitmap.width * shrink);
  canvas.height = Math.round(bitmap.height * shrink);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
