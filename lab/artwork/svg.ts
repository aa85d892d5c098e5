import { between, type Random } from './random.ts';

export type Point = readonly [x: number, y: number];

/** A number as SVG text, to a tenth of a unit. Never an exponent, which librsvg reads as two numbers. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

/** SVG attributes as text; `strokeWidth` becomes `stroke-width`. */
function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return ` ${kebab}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`;
    })
    .join('');
}

type Extra = Record<string, string | number>;

export function rect(x: number, y: number, width: number, height: number, fill: string, extra: Extra = {}): string {
  return `<rect${attributes({ x, y, width, height, fill, ...extra })}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, extra: Extra = {}): string {
  return `<circle${attributes({ cx, cy, r, fill, ...extra })}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra: Extra = {}): string {
  return `<ellipse${attributes({ cx, cy, rx, ry, fill, ...extra })}/>`;
}

export function path(d: string, fill: string, extra: Extra = {}): string {
  return `<path${attributes({ d, fill, ...extra })}/>`;
}

/** An open line: round caps and joins. */
export function stroke(d: string, color: string, width: number, extra: Extra = {}): string {
  const line = { d, fill: 'none', stroke: color, strokeWidth: width, strokeLinecap: 'round', strokeLinejoin: 'round' };
  return `<path${attributes({ ...line, ...extra })}/>`;
}

export function polygon(points: readonly Point[], fill: string, extra: Extra = {}): string {
  return path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, extra);
}

export function group(content: string, extra: Extra): string {
  return `<g${attributes(extra)}>${content}</g>`;
}

/** The content turned by `degrees` about a point. */
export function rotated(content: string, degrees: number, [x, y]: Point): string {
  return group(content, { transform: `rotate(${n(degrees)} ${n(x)} ${n(y)})` });
}

/** The content moved, scaled and turned, in that order of reading. */
export function placed(content: string, x: number, y: number, scale = 1, degrees = 0): string {
  const turn = degrees === 0 ? '' : ` rotate(${n(degrees)})`;
  return group(content, { transform: `translate(${n(x)} ${n(y)})${turn} scale(${Math.round(scale * 1000) / 1000})` });
}

/** The content and its mirror image about the vertical line at `x`. */
export function mirrored(content: string, x: number): string {
  return content + group(content, { transform: `translate(${n(2 * x)} 0) scale(-1 1)` });
}

type Stop = readonly [offset: number, color: string, opacity?: number];

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity = 1]) => `<stop${attributes({ offset, stopColor: color, stopOpacity: opacity })}/>`)
    .join('');
}

/** A gradient definition that runs from one corner of the shape's box to another (0 to 1). Downwards unless told. */
export function linearGradient(id: string, stops: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1]): string {
  const ends = { id, x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
  return `<linearGradient${attributes(ends)}>${stopsOf(stops)}</linearGradient>`;
}

export function radialGradient(id: string, stops: readonly Stop[], center: Point = [0.5, 0.5], r = 0.5): string {
  return `<radialGradient${attributes({ id, cx: center[0], cy: center[1], r })}>${stopsOf(stops)}</radialGradient>`;
}

/** A smooth curve through the points (Catmull-Rom as Béziers), as path data. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[wrapped] ?? [0, 0];
  };
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, start, end, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6] as const;
    const c2 = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6] as const;
    d += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(end[0])} ${n(end[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A function of the angle that wobbles gently about 1 and closes on itself. */
export function wobble(random: Random, amount: number, waves = 5): (angle: number) => number {
  const terms = Array.from({ length: waves }, (_, i) => ({
    frequency: i + 1,
    phase: between(random, 0, Math.PI * 2),
    height: (amount * between(random, 0.4, 1)) / (i + 1),
  }));
  return (angle) =>
    terms.reduce((sum, { frequency, phase, height }) => sum + height * Math.sin(frequency * angle + phase), 1);
}

/** A closed, roundish outline whose radius follows `shape`, as path data. */
export function blob([cx, cy]: Point, radius: number, shape: (angle: number) => number, steps = 36): string {
  const points = Array.from({ length: steps }, (_, i): Point => {
    const angle = (i / steps) * Math.PI * 2;
    const r = radius * shape(angle);
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
  return smooth(points, true);
}

/** Small dots scattered over a box, kept with the probability that `density` gives at their place (0 to 1). */
export function stipple(
  random: Random,
  box: { x: number; y: number; width: number; height: number },
  count: number,
  fill: string,
  density: (x: number, y: number) => number = () => 1,
  radius = 1.4,
): string {
  let dots = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [between(random, box.x, box.x + box.width), between(random, box.y, box.y + box.height)];
    const r = radius * between(random, 0.6, 1.3);
    if (random() < density(x, y))
      dots += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
  }
  return path(dots, fill);
}
