import { useEffect, useRef } from 'react';
import { drawCover } from './drawCover.ts';
import type { Place } from './placing.ts';

/** The cover that will be made, drawn as it will be sent. */
export function CoverPreview({ bitmap, place }: { bitmap: ImageBitmap; place: Place }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCover(canvas.current, bitmap, place);
  }, [bitmap, place]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label="The cover as the shop will show it"
      className="aspect-2/3 w-full rounded-cover bg-paper-sunk shadow-cover"
    />
  );
}
