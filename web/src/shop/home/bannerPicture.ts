import small from '@bookstore/shop/pictures/banner-480.webp';
import middle from '@bookstore/shop/pictures/banner-720.webp';
import large from '@bookstore/shop/pictures/banner-960.webp';

/** 480, 720 and 960 pixels wide. */
export const bannerPicture = { src: small, srcSet: `${small} 480w, ${middle} 720w, ${large} 960w` };
