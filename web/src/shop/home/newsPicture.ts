const files = import.meta.glob<string>('@bookstore/shop/pictures/news/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** By the name of the file alone: the shop's folder may lie anywhere. */
const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** A news picture by its name, 320 and 640 pixels wide. */
export function newsPicture(name: string): { small: string | undefined; large: string | undefined } {
  return { small: addresses.get(`${name}-320.webp`), large: addresses.get(`${name}-640.webp`) };
}
