/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

export const WHITE: Colour = [255, 255, 255];

/** Returns 0 to 1 (WCAG 2.2, relative luminance). */
function luminanceOf(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns 1 to 21 in either order (WCAG 2.2, contrast ratio). */
export function contrastOf(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

export const parseColour = (digits: string) =>
  [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Colour;
