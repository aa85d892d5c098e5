import * as messages from '@bookstore/messages/layout';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { afterFirstView } from '../../../lib/firstView.ts';
import { takeHeadingFocus } from '../../../lib/navigationFocus.ts';
import { isPurchasePath, paths } from '../../../paths.ts';
import { useAuth } from '../../../shop/auth/context.ts';
import { returnLink } from '../../../shop/auth/returnPath.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { LazyPart } from '../../../ui/LazyPart.tsx';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Header } from './Header.tsx';

const Footer = lazy(() => afterFirstView(() => import('./Footer.tsx')).then(({ Footer }) => ({ default: Footer })));

const AccountWishes = lazy(() =>
  afterFirstView(() => import('../../../shop/wishes/AccountWishes.tsx')).then(({ AccountWishes }) => ({
    default: AccountWishes,
  })),
);

export function PublicLayout() {
  const { pathname } = useLocation();
  const { currentUser } = useAuth();
  return (
    <div id="home" className="flex min-h-dvh flex-col outline-none">
      <SkipLink to="main">{messages.skipToContent}</SkipLink>
      <Header />
      {/* As high as the screen, so that a loading page does not shift the footer. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] flex-1 outline-none">
        <ContinueNotice />
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Spinner label={messages.openingThePage} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <LazyPart failure={null} placeholder={<FooterPlaceholder isSmall={isPurchasePath(pathname)} />}>
        <Footer />
      </LazyPart>
      {currentUser && (
        <LazyPart failure={null}>
          <AccountWishes key={currentUser.uid} uid={currentUser.uid} />
        </LazyPart>
      )}
    </div>
  );
}

/** About as high as the footer, so that the end of the page does not move. */
const FooterPlaceholder = ({ isSmall }: { isSmall: boolean }) => (
  <div
    className={`min-h-[51rem] bg-paper-sunk ${isSmall ? 'sm:min-h-[44rem] md:min-h-[29rem] lg:min-h-[24rem]' : 'sm:min-h-[73rem] md:min-h-[56rem] lg:min-h-[45rem]'}`}
  />
);

/** Leads back to the page that required the login. */
function ContinueNotice() {
  const { currentUser } = useAuth();
  const { pathname } = useLocation();
  const link = returnLink();
  if (pathname !== paths.home || !currentUser || !link) return null;
  return <Offer {...link} />;
}

/** Takes the focus first, so that one Tab leads to the link. */
function Offer({ path, label }: { path: string; label: string }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (ref.current) takeHeadingFocus(ref.current);
  }, []);
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      aria-label={messages.yourDestination}
      className="border-line border-b bg-accent-soft outline-none"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-6">
        <p>{messages.signedInCartKept}</p>
        <Link
          to={path}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          {label}
        </Link>
      </div>
    </aside>
  );
}
