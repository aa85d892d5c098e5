import { shop } from '@bookstore/shop/shop';
import { LineDrawing } from './LineDrawing.tsx';

/** The shop's name with its mark, as the painted start screen shows it. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5 font-display text-[1.375rem] text-ink">
      <span className="text-accent">
        <LineDrawing path={shop.mark} size={30} />
      </span>
      {shop.name}
    </span>
  );
}
