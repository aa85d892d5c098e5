import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';

/** Bars that stand side by side, as a path in a box that is one unit high. */
function toPath(bars: string): string {
  return Array.from(bars.matchAll(/1+/g), ({ 0: { length }, index }) => `M${index} 0h${length}v1h-${length}z`).join('');
}

/** In millimetres: wide enough for printers and for readers that are held in a hand. */
const MODULE_MM = 0.33;

/** A text of ASCII as Code 128, for a scanner that types what it reads. The text stands beside it. */
export function OrderBarcode({ text }: { text: string }) {
  const { data } = new CODE128(text, {}).encode();
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${data.length} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={{ width: `${(data.length * MODULE_MM).toFixed(2)}mm` }}
    >
      <path d={toPath(data)} />
    </svg>
  );
}
