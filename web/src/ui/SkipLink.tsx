/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-40 rounded-control bg-accent px-5 py-3 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
