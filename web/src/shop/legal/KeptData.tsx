import { KEPT_DATA, type KeptData as Kept } from '@bookstore/contract/keptData';
import * as messages from '@bookstore/messages/legalPage';

const HOLDERS = ['shop', 'google', 'browser'] as const;

export function KeptData() {
  return HOLDERS.map((place) => (
    <section key={place} aria-label={messages.keptPlaces[place]} className="grid gap-4 pt-3">
      <h3 className="pt-3 font-semibold text-lg">{messages.keptPlaces[place]}</h3>
      <ul className="grid gap-4">
        {KEPT_DATA.filter((kept) => kept.place === place).map((kept) => (
          <Row key={kept.what} {...kept} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ what, why, howLong }: Kept) {
  return (
    <li className="grid gap-1 break-inside-avoid border-line border-t pt-3 leading-relaxed">
      <span className="font-medium">{what}</span>
      <span className="text-ink-soft text-sm">{why}</span>
      <span className="text-sm">
        <span className="text-ink-soft">{messages.keptFor}</span> {howLong}
      </span>
    </li>
  );
}
