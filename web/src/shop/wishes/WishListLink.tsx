import * as messages from '@bookstore/messages/wishes';
import { Link } from 'react-router-dom';
import { countOf } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { useWishes } from './wishStorage.ts';

export function WishListLink() {
  const { length } = useWishes();
  if (length === 0) return null;
  return (
    <p className="pt-6">
      <Link
        to={paths.wishes}
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        {messages.yourListOf(countOf(length, 'book'))}
      </Link>
    </p>
  );
}
