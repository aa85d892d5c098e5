import * as messages from '@bookstore/messages/legal';
import { delivery } from '@bookstore/shop/delivery';
import { law } from '@bookstore/shop/law';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** Renders nothing outside the EU. */
export function PriceNote({ className = 'text-ink-soft text-sm' }: { className?: string }) {
  if (law.regime !== 'eu') return null;
  const write = delivery.charge ? messages.priceNote : messages.priceNoteFreeDelivery;
  return (
    <p className={className}>
      {write((words) => (
        <Link key="delivery" to={`${paths.legal('terms')}#delivery`} className="underline underline-offset-4">
          {words}
        </Link>
      ))}
    </p>
  );
}
