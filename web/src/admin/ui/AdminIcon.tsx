import { Icon, LineDrawing } from '../../ui/Icon.tsx';

const SHAPES = {
  bell: 'M6 10a6 6 0 1 1 12 0c0 5 2 6 2 6H4s2-1 2-6Zm4 9.5c.5.8 1.2 1.2 2 1.2s1.5-.4 2-1.2',
  plus: 'M12 5v14M5 12h14',
  list: 'M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.01M4 12h.01M4 18h.01',
  home: 'm4 11 8-7 8 7v9h-5.5v-5.5h-5V20H4v-9Z',
  logout: 'M14 4.5H5v15h9M10 12h10.5m0 0L17 8.5m3.5 3.5L17 15.5',
  coins:
    'M12 8.5c4.4 0 8-1.1 8-2.5s-3.6-2.5-8-2.5S4 4.6 4 6s3.6 2.5 8 2.5ZM4 6v6c0 1.4 3.6 2.5 8 2.5s8-1.1 8-2.5V6M4 12v6c0 1.4 3.6 2.5 8 2.5s8-1.1 8-2.5v-6',
  trend: 'm3.5 17 6-6 4 4 7-8m0 0H16m4.5 0v4.5',
} as const;

export type AdminIconName = keyof typeof SHAPES | 'book' | 'parcel';

export function AdminIcon({ name, size }: { name: AdminIconName; size?: number }) {
  const given = size ? { size } : {};
  if (name === 'book' || name === 'parcel') return <Icon name={name} {...given} />;
  return <LineDrawing path={SHAPES[name]} {...given} />;
}
