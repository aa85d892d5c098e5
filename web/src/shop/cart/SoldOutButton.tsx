import { classNames } from '../../lib/classNames.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  /** The book's title, where many such buttons stand in a list. */
  title?: string | undefined;
  className?: string | undefined;
}

/** Stands where a book could be put into the cart, if there were one left. */
export function SoldOutButton({ title, className }: Props) {
  return (
    // Not faint, as what is disabled for a moment: it is what one should read.
    <Button
      look="secondary"
      disabled
      className={classNames('border-line! text-ink-soft! opacity-100!', className)}
      aria-label={title && `Sold out: ${title}`}
    >
      Sold out
    </Button>
  );
}
