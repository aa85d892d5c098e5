/** A turning ring with the text that says what is waited for. The text is always shown: it is the state's name. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 py-16 text-ink-soft">
      <svg
        viewBox="0 0 48 48"
        width="28"
        height="28"
        fill="none"
        aria-hidden="true"
        className="animate-spin text-accent"
      >
        <circle cx="24" cy="24" r="20" stroke="currentColor" strokeOpacity=".2" strokeWidth="5" />
        <path d="M44 24A20 20 0 0 0 24 4" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      </svg>
      <span>{label}</span>
    </div>
  );
}
