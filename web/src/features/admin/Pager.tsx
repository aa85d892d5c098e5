import { Button } from '../../ui/Button.tsx';

interface Props {
  /** Counts from zero. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

export function Pager({ page, pageCount, onChange }: Props) {
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-4 border-line border-t px-5 py-4 sm:px-6">
      <Button look="secondary" disabled={page === 0} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      <p role="status" className="text-ink-soft text-sm tabular-nums">
        Page {page + 1} of {pageCount}
      </p>
      <Button look="secondary" disabled={page === pageCount - 1} onClick={() => onChange(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
