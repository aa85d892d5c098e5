import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { takeHeadingFocus } from '../../../lib/navigationFocus.ts';
import { paths } from '../../../paths.ts';
import { useAuth } from '../../../shop/auth/context.ts';
import { continuation } from '../../../shop/auth/continuation.ts';

/** At home after logging in: the way on, for someone whom the guard had sent away from a customer's page. */
export function ContinueOn() {
  const { currentUser } = useAuth();
  const { pathname } = useLocation();
  const path = continuation();
  if (pathname !== paths.home || !currentUser || !path) return null;
  return <Offer path={path} />;
}

/** It comes before the page, so it takes the focus that the page's heading would get: one Tab leads to the link. */
function Offer({ path }: { path: string }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (ref.current) takeHeadingFocus(ref.current);
  }, []);
  const isCheckout = path === paths.checkout;
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      aria-label={isCheckout ? 'Your checkout' : 'Where you were going'}
      className="border-line border-b bg-accent-soft outline-none"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-6">
        <p>You are signed in. Your cart is as you left it.</p>
        <Link
          to={path}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          {isCheckout ? 'Continue to checkout' : 'Continue where you were going'}
        </Link>
      </div>
    </aside>
  );
}
