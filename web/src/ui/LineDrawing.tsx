interface Props {
  /** SVG path data on a field of 24 by 24. */
  path: string;
  /** Pixels. */
  size?: number;
}

/** A line drawing in the text's colour. It is decoration: the control that holds it carries the name. */
export function LineDrawing({ path, size = 22 }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      <path d={path} />
    </svg>
  );
}
