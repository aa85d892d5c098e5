import { createPage, type Page } from '../page.ts';
import { circle, linearGradient, n, path, placed, polygon, rect, smooth, stroke } from '../svg.ts';

/** The colours of the example of a second shop: a shop for books at a harbour. */
const SEA = {
  night: '#0b2740',
  deep: '#12496b',
  water: '#1f7a94',
  foam: '#d8eef0',
  haze: '#8cc4cf',
  sand: '#f0c987',
  coral: '#e2725b',
  chalk: '#f7fbfc',
} as const;

/** A lighthouse of 100 units' height, its foot at 0, 0. */
function lighthouse(): string {
  const tower = polygon(
    [
      [-13, 0],
      [-8, -74],
      [8, -74],
      [13, 0],
    ],
    SEA.chalk,
  );
  const bands = [12, 40].map((y) => {
    const [low, high] = [13 - (5 * y) / 74, 13 - (5 * (y + 14)) / 74];
    return polygon(
      [
        [-low, -y],
        [-high, -y - 14],
        [high, -y - 14],
        [low, -y],
      ],
      SEA.coral,
    );
  });
  const lamp =
    rect(-6, -86, 12, 12, SEA.sand) +
    polygon(
      [
        [-9, -86],
        [0, -98],
        [9, -86],
      ],
      SEA.coral,
    );
  return tower + bands.join('') + rect(-11, -75, 22, 3, SEA.night) + lamp;
}

/** A boat of 100 units' width whose sail is an open book; its waterline at 0. */
function bookBoat(): string {
  const hull = path('M-50 0H50C46 16 36 24 24 24H-24C-36 24-46 16-50 0Z', SEA.coral);
  const pages = path('M-2-8V-80C-14-88-30-90-44-86V-14C-30-18-14-16-2-8Z', SEA.chalk);
  const lines = [-70, -58, -46, -34].map((y) =>
    stroke(`M-37 ${y - 2}C-28 ${y - 4}-18 ${y - 3}-9 ${y + 2}`, SEA.haze, 2.5),
  );
  const cover = path('M2-8V-80C14-88 30-90 44-86V-14C30-18 14-16 2-8Z', SEA.sand);
  return stroke('M0 0V-88', SEA.night, 3) + pages + lines.join('') + cover + hull;
}

/** Waves from edge to edge, from `y` down. */
function waves(page: Page, y: number, height: number, fill: string): string {
  const steps = 8;
  const points = Array.from({ length: steps * 2 + 1 }, (_, index): readonly [number, number] => [
    (index / (steps * 2)) * page.width,
    y + (index % 2 === 0 ? 0 : height),
  ]);
  return path(`${smooth(points)}V${n(page.height)}H0Z`, fill);
}

/** Sky and sun (or moon) above three rows of waves; `between` lies on the water behind the last row. */
function sea(page: Page, isNight: boolean, between: string): void {
  const id = page.id('sky');
  const { width, height } = page;
  page.define(
    linearGradient(
      id,
      isNight
        ? [
            [0, SEA.night],
            [1, SEA.deep],
          ]
        : [
            [0, SEA.haze],
            [1, SEA.foam],
          ],
    ),
  );
  page.add(rect(0, 0, width, height, `url(#${id})`));
  page.add(circle(width * 0.24, height * 0.28, height * 0.12, isNight ? SEA.chalk : SEA.sand));
  page.add(waves(page, height * 0.62, height * 0.02, SEA.water));
  page.add(between);
  page.add(waves(page, height * 0.74, height * 0.03, SEA.deep), waves(page, height * 0.88, height * 0.03, SEA.night));
}

/** The harbour: a lighthouse on a rock, and boats. */
export function harbourPage(name: string, width: number, height: number, isNight = false): Page {
  const page = createPage(name, width, height);
  const unit = height / 100;
  const rock = path('M-40 8C-34-8-16-12 0-10C18-12 36-6 42 8Z', SEA.night);
  const light = placed(rock + placed(lighthouse(), 0, -6, 0.62), width * 0.78, height * 0.7, unit);
  const boats =
    placed(bookBoat(), width * 0.42, height * 0.7, unit * 0.42) +
    placed(bookBoat(), width * 0.16, height * 0.68, unit * 0.2);
  sea(page, isNight, light + boats);
  return page;
}

/** Books in a pile on the quay. */
export function quayPage(name: string, width: number, height: number): Page {
  const page = createPage(name, width, height);
  sea(page, false, placed(lighthouse(), width * 0.84, height * 0.68, height / 260));
  const colours = [SEA.coral, SEA.chalk, SEA.sand, SEA.water, SEA.coral];
  const books = colours.map((fill, index) => {
    const [x, y] = [width * (0.24 + (index % 2) * 0.025), height * (0.8 - index * 0.1)];
    return (
      rect(x, y, width * 0.34, height * 0.09, fill, { rx: height * 0.012 }) +
      rect(x + width * 0.28, y + height * 0.012, width * 0.06, height * 0.066, SEA.foam)
    );
  });
  page.add(rect(0, height * 0.89, width, height * 0.11, SEA.sand), ...books);
  return page;
}

/** The shop's mark: a lighthouse on its tile, smaller where a mask may cut the edges. */
export function markPage(isMaskable: boolean): Page {
  const page = createPage(isMaskable ? 'maskable' : 'mark', 64, 64);
  page.add(rect(0, 0, 64, 64, SEA.deep, { rx: isMaskable ? 0 : 14 }));
  const scale = isMaskable ? 0.46 : 0.54;
  page.add(placed(lighthouse(), 32, 32 + 49 * scale, scale));
  return page;
}

/** A sign in the wind: where there is nothing to see. */
export function signPage(): Page {
  const page = createPage('sign', 240, 150);
  page.add(stroke('M30 20H210', SEA.night, 5), stroke('M80 20V44M160 20V44', SEA.night, 3));
  page.add(rect(56, 44, 128, 90, SEA.deep, { rx: 10 }), placed(bookBoat(), 120, 108, 0.6));
  return page;
}
