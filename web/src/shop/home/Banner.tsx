import { deliveryTimeText, shippingText } from '@bookstore/contract/deliveryTexts';
import { payNote } from '@bookstore/contract/payment';
import * as messages from '@bookstore/messages/home';
import { home } from '@bookstore/shop/home';
import small from '@bookstore/shop/pictures/banner-480.webp';
import middle from '@bookstore/shop/pictures/banner-720.webp';
import large from '@bookstore/shop/pictures/banner-960.webp';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IN_SHOP_LANGUAGE } from '../../lib/inShopLanguage.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { IconItem } from '../../ui/IconItem.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { BANNER_SIZES } from './firstView.ts';

/** 480, 720 and 960 pixels wide. */
const bannerPicture = { src: small, srcSet: `${small} 480w, ${middle} 720w, ${large} 960w` };

interface Props {
  /** Placed on the picture's drawn covers. */
  books: ReactNode;
}

export function Banner({ books }: Props) {
  return (
    <section aria-label={messages.newReleases} className="border-line border-b bg-paper-sunk">
      <div className="mx-auto grid max-w-page items-center gap-8 px-4 py-10 max-sm:gap-5 max-sm:py-7 sm:px-6 lg:grid-cols-2 lg:gap-16 lg:py-16">
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
              {messages.subscribe}
            </Button>
            {/* Makes no call, as specified. */}
            <span className="text-ink-soft text-sm">{messages.newsletterNotRunning}</span>
          </div>
        </div>
        <BannerPicture>{home.banner.hasBooks && books}</BannerPicture>
      </div>
      <DeliveryPromise />
    </section>
  );
}

/** The same picture as on the start screen; book links are added later. */
function BannerPicture({ children }: { children: ReactNode }) {
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
      {children}
    </div>
  );
}

function DeliveryPromise() {
  const time = deliveryTimeText();
  return (
    <ul
      aria-label={messages.howOrdersArrive}
      className="mx-auto flex max-w-page flex-wrap gap-x-10 gap-y-2.5 px-4 pb-6 text-sm sm:px-6 lg:pb-10"
    >
      {time && (
        <IconItem icon="parcel" {...IN_SHOP_LANGUAGE}>
          {time}
        </IconItem>
      )}
      <IconItem icon="check" {...IN_SHOP_LANGUAGE}>
        {messages.deliveryCosts(shippingText())}
      </IconItem>
      <IconItem icon="check">
        <span className="inline-block first-letter:uppercase">{payNote()}</span>
      </IconItem>
    </ul>
  );
}
