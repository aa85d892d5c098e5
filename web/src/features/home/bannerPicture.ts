const files = import.meta.glob<string>('../../assets/banner-*.webp', { eager: true, query: '?url', import: 'default' });

/** 480, 720 and 960 pixels wide. */
export const bannerPicture = {
  src: files['../../assets/banner-480.webp'],
  srcSet: [480, 720, 960].map((width) => `${files[`../../assets/banner-${width}.webp`]} ${width}w`).join(', '),
};
