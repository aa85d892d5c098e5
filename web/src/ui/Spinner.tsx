import { classNames } from '../lib/classNames.ts';

export function Spinner({ label, className = 'py-16' }: { label: string; className?: string }) {
  return (
    <div role="status" className={classNames('flex items-center justify-center gap-3 text-ink-soft', className)}>
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
