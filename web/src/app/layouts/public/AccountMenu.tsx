import * as messages from '@bookstore/messages/layout';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useAuth } from '../../../shop/auth/context.ts';
import type { CurrentUser } from '../../../shop/auth/currentUser.ts';
import { useDisclosure } from '../../../ui/useDisclosure.ts';

const LINKS = [
  { label: messages.customerPages.dashboard, path: paths.userDashboard },
  { label: messages.customerPages.orders, path: paths.orders },
  { label: messages.customerPages.cart, path: paths.cart },
  { label: messages.customerPages.checkout, path: paths.checkout },
  { label: messages.wishList, path: paths.wishes },
];

const MENU_ITEM = 'flex min-h-11 w-full cursor-pointer items-center rounded-control px-4 text-left hover:bg-paper-sunk';

/** A disclosure instead of a menu, so that its links are reached like other links. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const { logout } = useAuth();
  const listId = useId();
  const { isOpen, close, toggle, boxRef, buttonRef } = useDisclosure();
  const logOut = () => {
    close();
    logout().catch((error: unknown) => console.warn('Logging out failed', error));
  };
  return (
    <div className="relative" ref={boxRef}>
      <button
        ref={buttonRef}
        type="button"
        aria-label={messages.account}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
        className="grid size-11 cursor-pointer place-items-center rounded-full border-2 border-accent bg-accent-soft font-semibold text-accent uppercase hover:border-accent-strong"
      >
        <span aria-hidden="true">{(user.name ?? user.email ?? 'U').slice(0, 1)}</span>
      </button>
      <div
        id={listId}
        hidden={!isOpen}
        className="absolute right-0 z-30 mt-2 w-52 rounded-card border border-line bg-paper-raised p-1.5 shadow-pop"
      >
        <Link to={paths.account} className={MENU_ITEM} onClick={close}>
          <span className="min-w-0">
            {messages.yourAccount}
            <span className="block truncate text-ink-soft text-sm">{user.email}</span>
          </span>
        </Link>
        <ul className="mt-1 border-line border-t pt-1">
          {LINKS.map(({ label, path }) => (
            <li key={label}>
              <Link to={path} className={MENU_ITEM} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
          <li className="mt-1 border-line border-t pt-1">
            <button type="button" className={MENU_ITEM} onClick={logOut}>
              {messages.logout}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
