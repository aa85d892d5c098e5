import { shop } from '@bookstore/shop/shop';
import { LineDrawing } from './Icon.tsx';

export function Logo() {
  return (
    <span className="flex min-w-0 items-center gap-2.5 font-display text-(length:--name-size) text-ink leading-[1.15]">
      <span className="text-accent">
        <LineDrawing path={shop.mark} size={30} />
      </span>
      <span className="wrap-anywhere line-clamp-3 min-w-0">{shop.name}</span>
    </span>
  );
}
