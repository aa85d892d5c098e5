import { returnBooks } from '@bookstore/messages/orders';
import { withdraw } from '@bookstore/messages/withdrawals';
import { law } from '@bookstore/shop/law';
import { seller } from '@bookstore/shop/seller';
import { Link } from 'react-router-dom';
import { mailToShop, PHONE_LINK } from '../../lib/contact.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';

const LINK = 'wrap-anywhere inline-flex min-h-11 items-center text-accent underline underline-offset-4';

export function ReturnsCard() {
  return (
    <Card className="grid gap-3">
      <Link to={paths.withdraw} className={buttonClass()}>
        {law.regime === 'eu' ? withdraw : returnBooks}
      </Link>
      <p className="flex flex-wrap gap-x-6">
        <a href={mailToShop()} className={LINK}>
          {seller.email}
        </a>
        <a href={PHONE_LINK} className={LINK}>
          {seller.phone}
        </a>
      </p>
    </Card>
  );
}
