import { home } from '@bookstore/shop/home';
import small from '@bookstore/shop/pictures/banner-480.webp';
import middle from '@bookstore/shop/pictures/banner-720.webp';
import large from '@bookstore/shop/pictures/banner-960.webp';
import { Link } from 'react-router-dom';
import { IN_SHOP_LANGUAGE } from '../../lib/inShopLanguage.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { LaterPart } from '../../ui/LaterPart.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { BANNER_SIZES } from './bannerSizes.ts';
import { LazyLaterHome } from './LazyLaterHome.ts';

/** 480, 720 and 960 pixels wide. */
const bannerPicture = { src: small, srcSet: `${small} 480w, ${middle} 720w, ${large} 960w` };

export function Banner() {
  return (
    <section aria-label="New releases" className="border-line border-b bg-paper-sunk">
      <div className="mx-auto grid max-w-page items-center gap-8 px-4 py-10 sm:px-6 lg:grid-cols-2 lg:gap-16 lg:py-16">
        <div className="grid gap-5 lg:gap-7">
          <PageHeading {...IN_SHOP_LANGUAGE} className="text-4xl leading-[1.08] sm:text-5xl lg:text-6xl">
            {home.banner.heading}
          </PageHeading>
          <p {...IN_SHOP_LANGUAGE} className="max-w-prose text-ink-soft text-lg leading-relaxed">
            {home.banner.text}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <Link {...IN_SHOP_LANGUAGE} to={paths.books} className={buttonClass('primary', 'max-sm:px-3.5')}>
              {home.banner.button}
            </Link>
            <Button look="secondary" className="max-sm:px-3.5">
              Subscribe
            </Button>
            {/* Wired to no call, as specified. */}
            <span className="text-ink-soft text-sm">The newsletter is not running yet.</span>
          </div>
        </div>
        <BannerPicture />
      </div>
    </section>
  );
}

/** The picture is on the start screen already. The books lie on the covers that are drawn in it, and come later. */
function BannerPicture() {
  return (
    <div className="relative mx-auto w-full max-w-xl lg:max-w-none">
      <img
        {...bannerPicture}
        sizes={BANNER_SIZES}
        width={960}
        height={640}
        alt=""
        fetchPriority="high"
        className="aspect-3/2 w-full rounded-card object-cover"
      />
      {home.banner.hasBooks && (
        <LaterPart room={null}>
          <LazyLaterHome part="banner" />
        </LaterPart>
      )}
    </div>
  );
}
