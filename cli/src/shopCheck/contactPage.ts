import { basename } from 'node:path';
import type { Picture } from '../../../tools/lib/takePictures.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const labelOf = ({ page, width, scheme }: Picture) => `${page}, ${width} pixels, ${scheme}`;

export const overflowLines = (pictures: readonly Picture[]): string[] =>
  pictures
    .filter(({ width, pageWidth }) => pageWidth > width)
    .map((one) => `${labelOf(one)}  is ${one.pageWidth} pixels wide: shorten the content that overflows`);

const shown = (picture: Picture) => {
  const name = encodeURIComponent(basename(picture.file));
  const label = labelOf(picture);
  return `<figure style="--width: ${picture.width}"><a href="${name}"><img src="${name}" alt="${label}" loading="lazy"></a><figcaption>${label}</figcaption></figure>`;
};

export function contactPage(shopName: string, pictures: readonly Picture[]): string {
  const names = [...new Set(pictures.map(({ page }) => page))];
  const rows = names.map(
    (name) => `<h2>${name}</h2>
<div>${pictures
      .filter(({ page }) => page === name)
      .map(shown)
      .join('\n')}</div>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(shopName)}</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
  h2 { text-transform: capitalize; }
  div { display: flex; flex-wrap: wrap; align-items: start; gap: 1.5rem; }
  figure { margin: 0; width: calc(var(--width) * 0.33px); }
  img { display: block; width: 100%; height: auto; outline: 1px solid #8888; }
  figcaption { font-size: 0.875rem; }
</style>
<h1>${escapeHtml(shopName)}</h1>
<p>Each page to its end, on a phone and on a desk, light and dark. A press on a picture opens it.</p>
${rows.join('\n')}
</html>
`;
}
