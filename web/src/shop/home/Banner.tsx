import { deliveryTimeText, shippingText } from '@bookstore/contract/deliveryTexts';
import { payNote } from '@bookstore/contract/payment';
import * as messages from '@bookstore/messages/home';
import { home } from '@bookstore/shop/home';
import small from '@bookstore/shop/pictures/banner-480.webp';
import middle from '@bookstore/shop/pictures/banner-720.webp';
import large from '@bookstore/shop/pictures/banner-960.webp';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/classNames.ts';
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
  /** Placed on the picture's drawn covers. Null on the page without scripts, which hides what needs them. */
  books: ReactNode;
}

export function Banner({ books }: Props) {
  return (
    <section aria-label={messages.newReleases} className="border-line border-b bg-paper-sunk">
      {/* On phones the buttons are below text and picture, and the picture gives way to large text. */}
      <div className="mx-auto grid max-w-page gap-x-4 gap-y-2 px-4 py-4 max-sm:grid-cols-[minmax(min(12rem,100%-1rem),1fr)_minmax(0,8.5rem)] max-sm:grid-rows-[auto_1fr] sm:grid-cols-2 sm:gap-8 sm:px-6 sm:py-10 lg:items-center lg:gap-16">
        <div className="grid gap-5 max-sm:contents lg:gap-7">
          <PageHeading {...IN_SHOP_LANGUAGE} className="text-[1.75rem] leading-[1.08] sm:text-4xl lg:text-6xl">
            {home.banner.heading}
          </PageHeading>
          <p
            {...IN_SHOP_LANGUAGE}
            className="max-w-prose text-ink-soft max-sm:text-[0.9375rem] max-sm:leading-snug sm:text-lg sm:leading-relaxed"
          >
            {home.banner.text}
          </p>
          <div className="flex flex-wrap items-center gap-2 max-sm:col-span-2 max-sm:pt-1">
            <Link {...IN_SHOP_LANGUAGE} to={paths.books} className={buttonClass('primary', 'max-sm:px-3.5')}>
              {home.banner.button}
            </Link>
            {books && (
              <>
                <Button look="secondary" className="max-sm:px-3.5">
                  {messages.subscribe}
                </Button>
                {/* Makes no call, as specified. */}
                <span className="text-ink-soft text-sm max-sm:min-w-0 max-sm:flex-1 max-sm:basis-28 max-sm:text-xs">
                  {messages.newsletterNotRunning}
                </span>
              </>
            )}
          </div>
        </div>
        <BannerPicture>{home.banner.hasBooks && books}</BannerPicture>
      </div>
      <DeliveryPromise className="pb-6 max-sm:hidden lg:pb-8" />
    </section>
  );
}

/** The start screen shows the same picture; book links are added later. A phone shows its middle. */
function BannerPicture({ children }: { children: ReactNode }) {
  return (
    <div className="relative w-full self-start rounded-card max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:aspect-9/10 max-sm:overflow-hidden lg:self-center">
      <div className="max-sm:absolute max-sm:inset-y-0 max-sm:-left-1/3 max-sm:w-5/3">
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
    </div>
  );
}

export function DeliveryPromise({ className }: { className: string }) {
  const time = deliveryTimeText();
  return (
    <ul
      aria-label={messages.howOrdersArrive}
      className={classNames(
        'mx-auto flex w-full max-w-page flex-wrap gap-x-10 gap-y-2.5 px-4 text-sm sm:px-6',
        className,
      )}
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
