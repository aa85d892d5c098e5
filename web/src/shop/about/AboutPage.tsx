import { shippingText, taxesText } from '@bookstore/contract/deliveryTexts';
import { paymentName } from '@bookstore/contract/payment';
import * as messages from '@bookstore/messages/layout';
import shopfront from '@bookstore/shop/pictures/shopfront.webp';
import { seller } from '@bookstore/shop/seller';
import { story } from '@bookstore/shop/story';
import { Link } from 'react-router-dom';
import { IN_SHOP_LANGUAGE } from '../../lib/inShopLanguage.ts';
import { useArrival } from '../../lib/useArrival.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { FactList } from '../../ui/FactList.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ShopContact } from '../../ui/ShopContact.tsx';
import { Steps } from '../../ui/Steps.tsx';

export function AboutPage() {
  usePageMeta({ title: messages.about, description: messages.aboutDescription });
  return <AboutText arrival={useArrival()} />;
}

/** @param arrival '' if unknown */
export function AboutText({ arrival }: { arrival: string }) {
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-4 py-10 sm:px-6 sm:py-14">
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="grid gap-5">
          <PageHeading className="text-4xl sm:text-5xl">{messages.about}</PageHeading>
          {story.about.map((paragraph) => (
            <p key={paragraph} {...IN_SHOP_LANGUAGE} className="text-ink-soft text-lg leading-relaxed">
              {paragraph}
            </p>
          ))}
          <Link to={paths.books} className={buttonClass('primary', 'w-fit')}>
            {messages.browseBooks}
          </Link>
        </div>
        <img
          src={shopfront}
          width={640}
          height={427}
          alt=""
          decoding="async"
          className="aspect-3/2 w-full rounded-card bg-paper-sunk object-cover shadow-cover"
        />
      </div>
      <div className="grid gap-8 lg:grid-cols-[22rem_1fr] wide:grid-cols-[18rem_18rem_1fr]">
        <div className="grid h-fit gap-6 sm:grid-cols-2 lg:grid-cols-1 wide:contents">
          <section aria-labelledby="hours" className="grid h-fit gap-4 rounded-card bg-paper-sunk p-6">
            <h2 id="hours" className="font-display text-2xl">
              {messages.openingHours}
            </h2>
            <dl {...IN_SHOP_LANGUAGE} className="grid gap-3">
              {story.hours.map(({ days, open }) => (
                <div key={days}>
                  <dt className="text-ink-soft">{days}</dt>
                  <dd className="font-medium tabular-nums">{open}</dd>
                </div>
              ))}
            </dl>
          </section>
          {/* The footer already has a region of this name. */}
          <div className="grid h-fit gap-3 rounded-card bg-paper-sunk p-6">
            <h2 className="font-display text-2xl">{messages.contact}</h2>
            <div>
              <p {...IN_SHOP_LANGUAGE} className="font-medium">
                {seller.name}
              </p>
              <ShopContact />
            </div>
          </div>
        </div>
        <section aria-labelledby="delivery" className="grid h-fit gap-5 p-5 sm:p-6">
          <h2 id="delivery" className="font-display text-2xl">
            {messages.howDeliveryWorks}
          </h2>
          <Steps steps={story.delivery} />
          <DeliveryFacts arrival={arrival} />
        </section>
      </div>
    </div>
  );
}

function DeliveryFacts({ arrival }: { arrival: string }) {
  return (
    <div className="border-line border-t pt-5">
      <FactList
        facts={{
          [messages.deliveryFacts.costs]: shippingText(),
          [messages.deliveryFacts.taxes]: taxesText(),
          ...(arrival && { [messages.deliveryFacts.orderedNow]: arrival }),
          [messages.deliveryFacts.payment]: paymentName(),
        }}
      />
    </div>
  );
}
