import { Button } from '../../ui/Button.tsx';
import { LineDrawing } from '../../ui/LineDrawing.tsx';
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

const NETWORKS = [
  {
    label: 'Facebook',
    path: 'M13.5 20.5V13h2.7l.5-3.2h-3.2V8c0-1 .4-1.7 1.9-1.7h1.4V3.5c-.4 0-1.2-.1-2-.1-2.4 0-4 1.4-4 4v2.4H8V13h2.8v7.5',
    address: 'https://www.facebook.com/',
  },
  { label: 'X', path: 'm4 4 16 16M20 4 4 20', address: 'https://x.com/' },
  {
    label: 'Instagram',
    path: 'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm5-8.5h.01',
    address: 'https://www.instagram.com/',
  },
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
            {NETWORKS.map(({ label, path, address }) => (
              <li key={label}>
                <a
                  href={address}
                  aria-label={label}
                  target="_blank"
                  rel="noreferrer"
                  className="grid size-11 place-items-center rounded-full hover:bg-paper"
                >
                  <LineDrawing path={path} size={20} />
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
