import { dashboard } from '@bookstore/shop/dashboard';
/** A drawn portrait: nobody in particular. */
export function AdminAvatar() {
  return (
    <svg
      viewBox="0 0 48 48"
      width="44"
      height="44"
      role="img"
      aria-label={`Avatar of ${dashboard.person}`}
      className="shrink-0 rounded-full"
    >
      <rect width="48" height="48" fill="#e7c9a9" />
      <path d="M8 48c1-11 7-16 16-16s15 5 16 16Z" fill="#1f4d46" />
      <path d="M20 29h8v6a4 4 0 0 1-8 0Z" fill="#b97a56" />
      <ellipse cx="24" cy="22" rx="9" ry="10.5" fill="#cf9470" />
      <path d="M13 24c-2-12 4-17 11-17s13 5 11 17c-1-6-4-9-7-10-5 2-11 2-12 4-2 2-2 4-3 6Z" fill="#3b2418" />
    </svg>
  );
}
