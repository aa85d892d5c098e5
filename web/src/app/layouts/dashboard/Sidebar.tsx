import { security } from '@bookstore/messages/factor';
import * as messages from '@bookstore/messages/layout';
import { publishers } from '@bookstore/messages/publisherRegister';
import { logOfChanges } from '@bookstore/messages/staff';
import { withdrawals } from '@bookstore/messages/withdrawals';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AdminIcon, type AdminIconName } from '../../../admin/ui/AdminIcon.tsx';
import { shortCount, usePendingOrderCount } from '../../../admin/ui/pendingOrderCount.ts';
import { useIsOwner } from '../../../api/signedInAdminApi.ts';
import { classNames } from '../../../lib/classNames.ts';
import { paths } from '../../../paths.ts';
import { hidden } from '../../../ui/hidden.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { useDisclosure } from '../../../ui/useDisclosure.ts';

interface Place {
  label: string;
  path: string;
  icon: AdminIconName;
}

/** The specification's three links. */
const LINKS: Place[] = [
  { label: messages.dashboard, path: paths.dashboard, icon: 'home' },
  { label: messages.addBook, path: paths.addBook, icon: 'plus' },
  { label: messages.books, path: paths.manageBooks, icon: 'list' },
];

const ORDERS: Place = { label: messages.orders, path: paths.adminOrders, icon: 'parcel' };

const MORE: Place[] = [
  { label: messages.sales, path: paths.adminSales, icon: 'trend' },
  { label: withdrawals, path: paths.withdrawals, icon: 'return' },
  { label: publishers, path: paths.publishers, icon: 'building' },
  { label: security, path: paths.security, icon: 'shield' },
];
const LOG: Place = { label: logOfChanges, path: paths.log, icon: 'clock' };

const NAV = 'max-md:contents md:grid md:gap-2 md:p-3 lg:px-4';

/** Icons on tablets, a bar at the bottom on phones. */
export function Sidebar() {
  const pending = usePendingOrderCount();
  // Owners are known late, so their link comes last.
  const more = useIsOwner() ? [...MORE, LOG] : MORE;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-paper-raised max-md:flex max-md:p-1 md:sticky md:top-0 md:h-dvh md:overflow-y-auto md:border-t-0 md:border-r">
      <aside className="max-md:contents">
        <div className="flex h-[4.25rem] items-center px-7 max-lg:hidden">
          <Logo />
        </div>
        <nav aria-label={messages.dashboard} className={`${NAV} md:pb-0 lg:pt-4`}>
          {LINKS.map((place) => (
            <PlaceLink key={place.path} place={place} />
          ))}
        </nav>
      </aside>
      <nav aria-label={messages.shop} className={`${NAV} md:pt-2`}>
        <PlaceLink place={ORDERS} count={pending} />
        <More places={more} />
      </nav>
    </div>
  );
}

function More({ places }: { places: readonly Place[] }) {
  const { isOpen, toggle, close, boxRef, buttonRef } = useDisclosure();
  const { pathname } = useLocation();
  const id = useId();
  return (
    <div ref={boxRef} className="max-md:flex max-md:flex-1 md:contents">
      <button
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className={classNames(
          'cursor-pointer md:hidden',
          PLACE,
          IN_BAR,
          places.some(({ path }) => path === pathname) && 'bg-accent-soft text-accent',
        )}
      >
        <AdminIcon name="more" />
        {messages.more}
      </button>
      <div
        id={id}
        className={classNames(
          'md:contents',
          isOpen
            ? 'max-md:absolute max-md:right-1 max-md:bottom-full max-md:mb-2 max-md:grid max-md:min-w-56 max-md:rounded-card max-md:border max-md:border-line max-md:bg-paper-raised max-md:p-1.5 max-md:shadow-pop'
            : 'max-md:hidden',
        )}
      >
        {places.map((place) => (
          <PlaceLink key={place.path} place={place} isInMenu onFollow={close} />
        ))}
      </div>
    </div>
  );
}

const PLACE =
  'relative flex min-h-11 items-center justify-center gap-3 rounded-control px-3 font-medium transition-colors hover:bg-paper-sunk';

const IN_BAR =
  'max-md:min-w-0 max-md:flex-1 max-md:flex-col max-md:gap-0.5 max-md:px-0 max-md:py-1 max-md:text-[min(0.75rem,3.5vw)]';

interface PlaceLinkProps {
  place: Place;
  count?: number;
  isInMenu?: boolean;
  onFollow?: () => void;
}

function PlaceLink({ place: { label, path, icon }, count = 0, isInMenu = false, onFollow }: PlaceLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      to={path}
      aria-current={pathname === path ? 'page' : undefined}
      onClick={onFollow}
      className={classNames(
        PLACE,
        isInMenu ? 'max-md:justify-start' : IN_BAR,
        'aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent lg:justify-start forced-colors:aria-[current=page]:underline',
      )}
    >
      <AdminIcon name={icon} />
      <span className="md:max-lg:sr-only">{label}</span>
      <span aria-hidden="true" title={label} className="absolute inset-0 hidden md:max-lg:block" />
      {count > 0 && (
        <span className="min-w-5 rounded-full bg-accent px-1.5 text-center font-semibold text-on-accent text-xs leading-5 tabular-nums max-lg:absolute max-lg:top-0 max-md:left-1/2 max-md:ml-1 md:max-lg:right-0 lg:ml-auto">
          {messages.ordersToPack(shortCount(count), hidden)}
        </span>
      )}
    </Link>
  );
}
