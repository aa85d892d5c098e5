const files = import.meta.glob<string>('../../assets/news/*.webp', { eager: true, query: '?url', import: 'default' });

/** A news picture by its name, 320 and 640 pixels wide. */
export function newsPicture(name: string): { small: string | undefined; large: string | undefined } {
  return { small: files[`../../assets/news/${name}-320.webp`], large: files[`../../assets/news/${name}-640.webp`] };
}
