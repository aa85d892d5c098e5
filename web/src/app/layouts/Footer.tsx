import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { TextField } from '../../ui/TextField.tsx';

const SECTIONS = [
  { label: 'Home', anchor: '#home' },
  { label: 'Services', anchor: '#services' },
  { label: 'About Us', anchor: '#about' },
  { label: 'Contact', anchor: '#contact' },
];

const LEGAL = [
  { label: 'Privacy Policy', anchor: '#privacy' },
  { label: 'Terms of Service', anchor: '#terms' },
];

const NETWORKS: { label: string; icon: IconName; address: string }[] = [
  { label: 'Facebook', icon: 'facebook', address: 'https://www.facebook.com/' },
  { label: 'X', icon: 'x', address: 'https://x.com/' },
  { label: 'Instagram', icon: 'instagram', address: 'https://www.instagram.com/' },
];

const LINK = 'inline-flex min-h-11 items-center hover:underline underline-offset-4';

export function Footer() {
  return (
    <footer className="border-line border-t bg-paper-sunk">
      <div className="mx-auto flex max-w-page flex-col gap-10 px-4 py-12 sm:px-6 md:flex-row md:items-start md:justify-between">
        <div className="grid gap-4">
          <Logo />
          <nav aria-label="Footer">
            <ul className="flex flex-wrap gap-x-6">
              {SECTIONS.map(({ label, anchor }) => (
                <li key={anchor}>
                  <a href={anchor} className={LINK}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <Newsletter />
      </div>
      <div className="border-line border-t">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-4 text-sm sm:px-6">
          <ul className="flex flex-wrap gap-x-6">
            {LEGAL.map(({ label, anchor }) => (
              <li key={anchor}>
                <a href={anchor} className={LINK}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <ul className="flex gap-1">
            {NETWORKS.map(({ label, icon, address }) => (
              <li key={label}>
                <a
                  href={address}
                  aria-label={label}
                  target="_blank"
                  rel="noreferrer"
                  className="grid size-11 place-items-center rounded-full hover:bg-paper"
                >
                  <Icon name={icon} size={20} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** Wired to no call, as specified. */
function Newsletter() {
  return (
    <section aria-label="Newsletter" className="w-full max-w-md">
      <p className="pb-3 text-ink-soft">New books, author evenings and the odd bargain, once a month.</p>
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
