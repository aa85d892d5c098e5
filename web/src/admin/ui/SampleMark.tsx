/** Beside a figure that the specification invents: nobody shall take it for the shop's own. */
export function SampleMark() {
  return (
    <span className="shrink-0 justify-self-start rounded-full border border-line-strong px-2 py-0.5 font-sans text-ink-soft text-xs leading-tight tracking-normal">
      Sample data
    </span>
  );
}
