import type { CoverFrame, Size } from '@bookstore/contract/coverMaking';
import * as messages from '@bookstore/messages/dashboardBooks';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type CropPlace, cropFrame, largestZoom, moveCrop, zoomCrop } from './crop.ts';
import { formatBytes, type OpenPicture } from './openPicture.ts';
import './cover.css';

interface Props {
  file: File;
  picture: OpenPicture | undefined;
  place: CropPlace;
  complaint: string | undefined;
  onPlace: (place: CropPlace) => void;
  onRemove: () => void;
}

export function CoverPanel({ file, picture, place, complaint, onPlace, onRemove }: Props) {
  return (
    <>
      {complaint && <Alert>{complaint}</Alert>}
      <div className="grid gap-4 rounded-control border border-line p-4">
        {picture && <CropArea bitmap={picture.bitmap} place={place} onPlace={onPlace} />}
        {picture && <Zoom picture={picture} place={place} onPlace={onPlace} />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft text-sm tabular-nums">
            {picture && messages.pixels(picture.original.width, picture.original.height)}
            {formatBytes(file.size)}
          </p>
          <Button look="secondary" className="px-4!" onClick={onRemove}>
            {messages.removePicture}
          </Button>
        </div>
      </div>
    </>
  );
}

interface ZoomProps {
  picture: OpenPicture;
  place: CropPlace;
  onPlace: (place: CropPlace) => void;
}

function Zoom({ picture: { bitmap }, place, onPlace }: ZoomProps) {
  const id = useId();
  const largest = largestZoom(bitmap);
  if (largest === 1) return null;
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="font-medium text-ink text-sm">
        {messages.zoom}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={largest}
        step={0.05}
        value={place.zoom}
        aria-valuetext={messages.percent(Math.round(place.zoom * 100))}
        onChange={(event) => onPlace(zoomCrop(bitmap, place, event.target.valueAsNumber))}
        className="min-h-11 w-full cursor-pointer accent-accent"
      />
    </div>
  );
}

interface CropAreaProps {
  bitmap: ImageBitmap;
  place: CropPlace;
  onPlace: (place: CropPlace) => void;
}

const SHOWN_SIDE = 720;
/** Share of the crop's width and height. */
const STEP = 0.02;
const LARGE_STEP = 0.1;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function CropArea({ bitmap, place, onPlace }: CropAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragStart = useRef({ x: 0, y: 0 });
  const hint = useId();
  useEffect(() => {
    if (canvas.current) drawWhole(canvas.current, bitmap);
  }, [bitmap]);
  const part = cropFrame(bitmap, place);

  const hold = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return;
    dragStart.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  // `movementX` was in device pixels in Chrome for Android until 2026.
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1 || !event.isPrimary) return;
    const { x, y } = dragStart.current;
    dragStart.current = { x: event.clientX, y: event.clientY };
    const perPixel = bitmap.width / event.currentTarget.clientWidth;
    onPlace(moveCrop(bitmap, place, (event.clientX - x) * perPixel, (event.clientY - y) * perPixel));
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onPlace(moveCrop(bitmap, place, arrow[0] * step * part.cutWidth, arrow[1] * step * part.cutHeight));
  };
  return (
    <div className="grid gap-2">
      {/* The role keeps screen readers from intercepting arrow keys. */}
      <div
        role="application"
        aria-label={messages.cropLabel}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the Tab key must reach the frame, which arrow keys move
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={hold}
        onPointerMove={drag}
        className="cover-stage"
      >
        <canvas ref={canvas} />
        <div className="cover-part" style={toStyle(part, bitmap)} />
      </div>
      <p id={hint} className="text-ink-soft text-sm">
        {messages.cropHint}
      </p>
      <output className="sr-only">{messages.cropPosition(percentFrom(place.x), percentFrom(place.y))}</output>
    </div>
  );
}

const toPercent = (length: number, whole: number) => `${(length / whole) * 100}%`;

const toStyle = ({ left, top, cutWidth, cutHeight }: CoverFrame, { width, height }: Size) => ({
  left: toPercent(left, width),
  top: toPercent(top, height),
  width: toPercent(cutWidth, width),
  height: toPercent(cutHeight, height),
});

const percentFrom = (share: number) => messages.percent(Math.round(share * 100));

function drawWhole(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const shrink = Math.min(1, SHOWN_SIDE / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.round(bitmap.width * shrink);
  canvas.height = Math.round(bitmap.height * shrink);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
