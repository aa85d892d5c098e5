import { Button } from '../../ui/Button.tsx';

interface Props {
  /** The book's title, where many such buttons stand in a list. */
  title?: string | undefined;
  className?: string | undefined;
}

/** Stands where a book could be put into the cart, if there were one left. */
export function SoldOutButton({ title, className }: Props) {
  return (
    <Button look="secondary" disabled className={className} aria-label={title && `Sold out: ${title}`}>
      Sold out
    </Button>
  );
}
