/** Brightness, and how blue and how red it is, of a pixel: what WebP takes them for (ITU-R BT.601, limited range). */
const brightness = (red: number, green: number, blue: number) =>
  16 + (65.738 * red + 129.057 * green + 25.064 * blue) / 256;
const blueness = (red: number, green: number, blue: number) =>
  128 + (-37.945 * red - 74.494 * green + 112.439 * blue) / 256;
const redness = (red: number, green: number, blue: number) =>
  128 + (112.439 * red - 94.154 * green - 18.285 * blue) / 256;

/**
 * Pixels as the encoders of films take them: the brightness of each, then the colours of each four together.
 * @param pixels red, green, blue and opacity of each; the last is not looked at
 */
export function toI420(pixels: ArrayLike<number>, width: number, height: number): Uint8ClampedArray<ArrayBuffer> {
  const [across, down] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const planes = new Uint8ClampedArray(width * height + 2 * across * down);
  const colourAt = (x: number, y: number): [number, number, number] => {
    const at = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 4;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) planes[y * width + x] = brightness(...colourAt(x, y));
  }
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const four = [0, 1, 2, 3].map((part) => colourAt(2 * x + (part & 1), 2 * y + (part >> 1)));
      const mean = [0, 1, 2].map((channel) => four.reduce((sum, colour) => sum + (colour[channel] ?? 0), 0) / 4);
      const [red, green, blue] = mean as [number, number, number];
      const at = width * height + y * across + x;
      planes[at] = blueness(red, green, blue);
      planes[at + across * down] = redness(red, green, blue);
    }
  }
  return planes;
}
