import { Button } from '../../../ui/Button.tsx';

interface Props {
  /** Counts from one. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

/** Turns the pages of a long table, one by one or to either end. */
export function Pager({ page, pageCount, onChange }: Props) {
  const turn = (label: string, to: number) => (
    <Button
      look="secondary"
      className="px-3! sm:px-4!"
      disabled={to < 1 || to > pageCount || to === page}
      onClick={() => onChange(to)}
    >
      {label}
    </Button>
  );
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-4 lg:px-6"
    >
      <div className="flex gap-2">
        {turn('First', 1)}
        {turn('Previous', page - 1)}
      </div>
      <p role="status" className="text-ink-soft text-sm tabular-nums">
        Page {page} of {pageCount}
      </p>
      <div className="flex gap-2">
        {turn('Next', page + 1)}
        {turn('Last', pageCount)}
      </div>
    </nav>
  );
}
