import shopfront from '@bookstore/shop/pictures/shopfront.webp';
import { story } from '@bookstore/shop/story';
import { Icon } from '../../ui/Icon.tsx';

/** What an account is for, under the shop's front. It comes after the form, and stands before it where there is room for both. */
export function WhyAccount() {
  return (
    <section
      aria-labelledby="why-account"
      className="mx-auto grid h-fit w-full max-w-md gap-5 overflow-hidden rounded-card bg-paper-sunk lg:order-first"
    >
      <img
        src={shopfront}
        width={640}
        height={427}
        alt=""
        loading="lazy"
        decoding="async"
        className="aspect-3/2 w-full object-cover"
      />
      <div className="grid gap-4 p-6 pt-0">
        <h2 id="why-account" className="font-display text-xl">
          With an account you can
        </h2>
        <ul className="grid gap-3 text-ink-soft">
          {story.account.map((reason) => (
            <li key={reason} className="flex items-start gap-3">
              <span className="pt-0.5 text-accent">
                <Icon name="check" size={20} />
              </span>
              {reason}
            </li>
          ))}
        </ul>
        <p className="text-ink-soft text-sm">Browsing and filling a cart need none.</p>
      </div>
    </section>
  );
}
