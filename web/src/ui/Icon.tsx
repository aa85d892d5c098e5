const SHAPES = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20 20',
  cart: 'M3 4h2.5l2.3 11h9.9L20 7.5H6.3M9 19.5h.01M16.5 19.5h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8c.7-3.6 3.7-5.5 7.5-5.5s6.8 1.9 7.5 5.5',
  close: 'M6 6l12 12M18 6 6 18',
  next: 'm9.5 5 7 7-7 7',
  previous: 'm14.5 5-7 7 7 7',
  down: 'm6 9.5 6 6 6-6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  book: 'M12 6.5C9.8 4.7 7 4.2 3.5 4.2v14.5c3.5 0 6.3.5 8.5 2.3 2.2-1.8 5-2.3 8.5-2.3V4.2c-3.5 0-6.3.5-8.5 2.3Zm0 0V21',
  alert: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.7h.01',
  bell: 'M6 10a6 6 0 1 1 12 0c0 5 2 6 2 6H4s2-1 2-6Zm4 9.5c.5.8 1.2 1.2 2 1.2s1.5-.4 2-1.2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plus: 'M12 5v14M5 12h14',
  list: 'M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.01M4 12h.01M4 18h.01',
  home: 'm4 11 8-7 8 7v9h-5.5v-5.5h-5V20H4v-9Z',
  logout: 'M14 4.5H5v15h9M10 12h10.5m0 0L17 8.5m3.5 3.5L17 15.5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7m-8 0 .9 12.5h9.2L17.5 7',
  edit: 'm4.5 19.5.8-4L16 4.8l3.2 3.2L8.5 18.7l-4 .8Z',
  coins:
    'M12 8.5c4.4 0 8-1.1 8-2.5s-3.6-2.5-8-2.5S4 4.6 4 6s3.6 2.5 8 2.5ZM4 6v6c0 1.4 3.6 2.5 8 2.5s8-1.1 8-2.5V6M4 12v6c0 1.4 3.6 2.5 8 2.5s8-1.1 8-2.5v-6',
  trend: 'm3.5 17 6-6 4 4 7-8m0 0H16m4.5 0v4.5',
  parcel: 'm12 3.5 8 4.2v8.6l-8 4.2-8-4.2V7.7l8-4.2Zm0 8.5 8-4.3M12 12v8.5M12 12 4 7.7',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm5-8.5h.01',
  facebook:
    'M13.5 20.5V13h2.7l.5-3.2h-3.2V8c0-1 .4-1.7 1.9-1.7h1.4V3.5c-.4 0-1.2-.1-2-.1-2.4 0-4 1.4-4 4v2.4H8V13h2.8v7.5',
  x: 'm4 4 16 16M20 4 4 20',
} as const;

export type IconName = keyof typeof SHAPES;

/** A line drawing in the text's colour. It is decoration: the control that holds it carries the name. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
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
      <path d={SHAPES[name]} />
    </svg>
  );
}
