import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';

function toPath(bars: string): string {
  return Array.from(bars.matchAll(/1+/g), ({ 0: { length }, index }) => `M${index} 0h${length}v1h-${length}z`).join('');
}

/** Wide enough for office printers and hand scanners. */
const MODULE_MM = 0.33;

/** Draws a barcode in Code 128 (ASCII). */
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
