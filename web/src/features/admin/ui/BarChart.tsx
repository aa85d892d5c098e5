import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { niceTicks } from './niceTicks.ts';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
const toTick = (value: number) => (value < 10_000 ? value.toLocaleString('en-US') : compact.format(value));

/** In CSS pixels, as all below. */
const HEIGHT = 320;
const LEFT = 56;
const TOP = 12;
const BOTTOM = 30;
const BASE = HEIGHT - BOTTOM;
const CHARACTER = 7.5;
const RADIUS = 4;

export interface ChartBar {
  label: string;
  value: number;
}

interface Props {
  bars: readonly ChartBar[];
  /** Before each number of the axis. */
  unit?: string;
  /** As the pointer's note says a value. */
  format: (value: number) => string;
  /** Drawn paler: nobody shall take invented figures for the shop's own. */
  isSample?: boolean;
}

/** For those who see it: its numbers stand in a table beside it. Whoever points at a bar reads what it says. */
export function BarChart({ bars, unit = '', format, isSample = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [pointed, setPointed] = useState<number | null>(null);
  const ticks = niceTicks(Math.max(...bars.map(({ value }) => value)), 1);
  const slot = (width - LEFT) / bars.length;
  const toY = (value: number) => BASE - (value / (ticks.at(-1) ?? 1)) * (BASE - TOP);
  const point = (event: PointerEvent) => {
    const left = box.current?.getBoundingClientRect().left ?? 0;
    const index = Math.floor((event.clientX - left - LEFT) / slot);
    setPointed(index >= 0 && index < bars.length ? index : null);
  };
  return (
    <div
      ref={box}
      aria-hidden="true"
      className="relative text-sm"
      style={{ height: HEIGHT }}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointed(null)}
    >
      <svg role="presentation" width="100%" height={HEIGHT} fill="var(--ink-soft)">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2="100%" y1={toY(tick)} y2={toY(tick)} stroke="var(--line)" />
            <text x={LEFT - 10} y={toY(tick) + 5} textAnchor="end">
              {unit + toTick(tick)}
            </text>
          </g>
        ))}
        {pointed !== null && (
          <rect x={LEFT + pointed * slot} y={TOP} width={slot} height={BASE - TOP} fill="var(--paper-sunk)" />
        )}
        {bars.map(({ label, value }, index) => (
          <path
            key={label}
            data-value={value}
            d={shapeOf(LEFT + (index + 0.14) * slot, slot * 0.72, toY(value))}
            fill={isSample ? 'var(--line-strong)' : 'var(--accent)'}
          />
        ))}
        {labelledOf(bars, slot).map(([label, index]) => (
          <text
            key={label}
            x={Math.min(LEFT + (index + 0.5) * slot, width - (label.length * CHARACTER) / 2)}
            y={HEIGHT - 8}
            textAnchor="middle"
          >
            {label}
          </text>
        ))}
      </svg>
      {pointed !== null && bars[pointed] && (
        <Note
          bar={bars[pointed]}
          format={format}
          isLate={pointed > bars.length / 2}
          x={LEFT + (pointed + 0.5) * slot}
        />
      )}
    </div>
  );
}

function Note({ bar, format, isLate, x }: { bar: ChartBar; format: Props['format']; isLate: boolean; x: number }) {
  return (
    <p
      className="pointer-events-none absolute top-0 whitespace-nowrap rounded-control border border-line bg-paper-raised px-3 py-2 shadow-sm"
      style={{ left: x, translate: isLate ? 'calc(-100% - 8px)' : '8px' }}
    >
      <span className="block text-ink-soft">{bar.label}</span>
      <span className="font-medium tabular-nums">{format(bar.value)}</span>
    </p>
  );
}

/** A bar from the base line to `top`, round at its head. */
function shapeOf(x: number, width: number, top: number): string {
  const radius = Math.max(0, Math.min(RADIUS, width / 2, BASE - top));
  return `M${x} ${BASE}V${top + radius}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}V${BASE}z`;
}

/** The bars under which there is room for their label, the last among them, each with its place. */
function labelledOf(bars: readonly ChartBar[], slot: number): [string, number][] {
  const longest = Math.max(...bars.map(({ label }) => label.length));
  const every = Math.max(1, Math.ceil((longest * CHARACTER + 12) / slot));
  return bars.flatMap(({ label }, index) => ((bars.length - 1 - index) % every === 0 ? [[label, index]] : []));
}

/** How wide a box is, kept up to date; at first as wide as on a small tablet. */
function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
