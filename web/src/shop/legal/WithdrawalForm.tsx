import { withdrawalForm } from '@bookstore/messages/legalPage';
import { seller } from '@bookstore/shop/seller';
import type { ReactNode } from 'react';

/** Model form of the Consumer Rights Directive. */
export function WithdrawalForm({ children: address }: { children: ReactNode }) {
  const { title, hint, to, lines, note } = withdrawalForm;
  return (
    <section aria-label={title} className="grid gap-4 break-inside-avoid rounded-card border border-line p-5 sm:p-6">
      <h3 className="font-semibold text-lg">{title}</h3>
      <p className="text-sm">{hint}</p>
      <p className="leading-relaxed">
        {to}
        <br />
        {seller.name}
        <br />
        {address}
        <br />
        {seller.email}
      </p>
      <ul className="grid gap-3 leading-relaxed">
        {lines.map((line) => (
          <li key={line} className="border-line border-b border-dotted pb-6">
            {line}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">{note}</p>
    </section>
  );
}
