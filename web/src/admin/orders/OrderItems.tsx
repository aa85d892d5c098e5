import type { AdminOrder } from '@bookstore/contract/api/order';
import { taxRateText } from '@bookstore/contract/deliveryTexts';
import { formatPrice } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/dashboardOrders';
import * as facts from '@bookstore/messages/facts';

const amountOf = (sum: string) => formatPrice(Number(sum));

/** What was sold as it was sold, whatever became of the books since, and what was paid beside them. */
export function OrderItems({ order }: { order: AdminOrder }) {
  const { items, deliveryCharge, giftWrap, totalPrice, taxes = [] } = order;
  return (
    <div className="grid gap-3">
      <table className="w-full text-left">
        <caption className="pb-3 text-left font-display text-xl">{messages.books}</caption>
        <thead className="border-line border-b text-ink-soft text-sm">
          <tr>
            <th scope="col" className="py-2 font-medium">
              {messages.title}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {messages.price}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {items.map((item) => (
            <tr key={item._id}>
              <td dir="auto" className="wrap-anywhere py-3 pr-6">
                {item.title}
              </td>
              <td className="py-3 text-right tabular-nums">{formatPrice(item.price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-line-strong border-t">
          {deliveryCharge && <Amount name={facts.delivery}>{amountOf(deliveryCharge)}</Amount>}
          {giftWrap && <Amount name={facts.giftWrap}>{amountOf(giftWrap)}</Amount>}
          <Amount name={messages.total} isTotal>
            {amountOf(totalPrice)}
          </Amount>
        </tfoot>
      </table>
      {taxes.map(({ rate, tax }) => (
        <p key={rate} className="text-right text-ink-soft text-sm tabular-nums">
          {facts.includedTax(taxRateText(rate), amountOf(tax))}
        </p>
      ))}
    </div>
  );
}

function Amount({ name, isTotal = false, children }: { name: string; isTotal?: boolean; children: string }) {
  return (
    <tr className={isTotal ? 'font-semibold' : ''}>
      <th scope="row" className={isTotal ? 'py-3' : 'py-2 font-normal'}>
        {name}
      </th>
      <td className="py-2 text-right tabular-nums">{children}</td>
    </tr>
  );
}
