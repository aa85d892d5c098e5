interface Picture {
  small: string | undefined;
  large: string | undefined;
}

const banners = import.meta.glob<string>('../../assets/banner-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const news = import.meta.glob<string>('../../assets/news/*.webp', { eager: true, query: '?url', import: 'default' });

/** 480, 720 and 960 pixels wide. */
export const bannerPicture = {
  src: banners['../../assets/banner-480.webp'],
  srcSet: [480, 720, 960].map((width) => `${banners[`../../assets/banner-${width}.webp`]} ${width}w`).join(', '),
};

/** A news picture by its name, 320 and 640 pixels wide. */
export function newsPicture(name: string): Picture {
  return { small: news[`../../assets/news/${name}-320.webp`], large: news[`../../assets/news/${name}-640.webp`] };
}
