const SHAPES = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20 20',
  cart: 'M3 4h2.5l2.3 11h9.9L20 7.5H6.3M9 19.5h.01M16.5 19.5h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8c.7-3.6 3.7-5.5 7.5-5.5s6.8 1.9 7.5 5.5',
  heart:
    'M12 20.2S3.8 15.4 3.8 9.6a4.4 4.4 0 0 1 4.4-4.5c1.6 0 3 .9 3.8 2.3.8-1.4 2.2-2.3 3.8-2.3a4.4 4.4 0 0 1 4.4 4.5c0 5.8-8.2 10.6-8.2 10.6Z',
  next: 'm9.5 5 7 7-7 7',
  previous: 'm14.5 5-7 7 7 7',
  down: 'm6 9.5 6 6 6-6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  book: 'M12 6.5C9.8 4.7 7 4.2 3.5 4.2v14.5c3.5 0 6.3.5 8.5 2.3 2.2-1.8 5-2.3 8.5-2.3V4.2c-3.5 0-6.3.5-8.5 2.3Zm0 0V21',
  alert: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.7h.01',
  parcel: 'm12 3.5 8 4.2v8.6l-8 4.2-8-4.2V7.7l8-4.2Zm0 8.5 8-4.3M12 12v8.5M12 12 4 7.7',
} as const;

export type IconName = keyof typeof SHAPES;

/** An icon for only one place is drawn there and loads with it. */
export function Icon({ name, size }: { name: IconName; size?: number | undefined }) {
  return <LineDrawing path={SHAPES[name]} size={size} />;
}

interface LineDrawingProps {
  /** SVG path data in 24 by 24 units. */
  path: string;
  /** In pixels. */
  size?: number | undefined;
}

export function LineDrawing({ path, size = 22 }: LineDrawingProps) {
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
