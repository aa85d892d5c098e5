import * as messages from '@bookstore/messages/layout';
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { IsStartScreenLifted } from '../../../lib/isStartScreenLifted.ts';
import { loadModule } from '../../../lib/loadModule.ts';
import { takeHeadingFocus } from '../../../lib/navigationFocus.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { paths } from '../../../paths.ts';
import { useAuth } from '../../../shop/auth/context.ts';
import { returnLink } from '../../../shop/auth/returnPath.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Header } from './Header.tsx';

/** Created once, so that React renders nothing again when the start screen lifts. */
const content = <LayoutContent />;

/**
 * Header, page, footer. Behind the start screen the layout is in the page, so that everything loads and is laid out, but
 * can be neither seen, read out nor reached.
 */
export function PublicLayout() {
  return <div className={use(IsStartScreenLifted) ? undefined : 'invisible'}>{content}</div>;
}

function LayoutContent() {
  const { pathname } = useLocation();
  return (
    <div id="home" className="flex min-h-dvh flex-col">
      <SkipLink to="main">{messages.skipToContent}</SkipLink>
      <Header />
      {/* As high as the screen, so that the footer is out of sight while a page loads and causes no layout shift. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] flex-1 outline-none">
        <ContinueNotice />
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Spinner label={messages.openingThePage} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <FooterAfterPage pathname={pathname} />
    </div>
  );
}

/**
 * The footer is below every first view: its code loads when the browser is idle, and it is not rendered behind the start screen,
 * which it would delay. If its code fails to load, its place stays empty, and the next page tries again.
 */
function FooterAfterPage({ pathname }: { pathname: string }) {
  const isLifted = use(IsStartScreenLifted);
  const [footer, setFooter] = useState<ReactNode>(null);
  const isMissing = footer === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page retries a failed load
  useEffect(() => {
    if (!isMissing) return;
    const show = ({ Footer }: typeof import('./Footer.tsx')) => isLifted && setFooter(<Footer />);
    return whenIdle(() => void loadModule(() => import('./Footer.tsx')).then(show, () => undefined));
  }, [isLifted, isMissing, pathname]);
  return footer ?? <div className="min-h-[36rem] bg-paper-sunk" />;
}

/** On the home page after log-in: a link back to the page that the customer guard redirected from. */
function ContinueNotice() {
  const { currentUser } = useAuth();
  const { pathname } = useLocation();
  const link = returnLink();
  if (pathname !== paths.home || !currentUser || !link) return null;
  return <Offer {...link} />;
}

/** It precedes the page, so it takes the focus instead of the page's heading: one Tab leads to the link. */
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
        <p>{messages.cartKept}</p>
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
