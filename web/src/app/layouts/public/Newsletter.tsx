import { footer } from '@bookstore/shop/footer';
import { IN_SHOP_LANGUAGE } from '../../../lib/inShopLanguage.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';

/** Wired to no call, as specified. */
export function Newsletter() {
  return (
    <section aria-label="Newsletter" className="w-full max-w-md md:max-lg:max-w-84">
      <p {...IN_SHOP_LANGUAGE} className="text-ink-soft">
        {footer.newsletter}
      </p>
      <p className="pb-3 text-ink-soft text-sm">
        It is not running yet: the button keeps no address and sends nothing.
      </p>
      <form className="flex flex-wrap items-end gap-3" onSubmit={(event) => event.preventDefault()}>
        <div className="min-w-48 flex-1">
          <TextField
            label="Your email for the newsletter"
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
          />
        </div>
        <Button type="submit" look="secondary">
          Subscribe
        </Button>
      </form>
    </section>
  );
}
