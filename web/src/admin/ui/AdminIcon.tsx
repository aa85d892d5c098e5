import { Icon, LineDrawing } from '../../ui/Icon.tsx';

const SHAPES = {
  bell: 'M6 10a6 6 0 1 1 12 0c0 5 2 6 2 6H4s2-1 2-6Zm4 9.5c.5.8 1.2 1.2 2 1.2s1.5-.4 2-1.2',
  plus: 'M12 5v14M5 12h14',
  list: 'M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.01M4 12h.01M4 18h.01',
  home: 'm4 11 8-7 8 7v9h-5.5v-5.5h-5V20H4v-9Z',
  logout: 'M14 4.5H5v15h9M10 12h10.5m0 0L17 8.5m3.5 3.5L17 15.5',
  coins:
    'M12 8.5c4.4 0 8-1.1 8-2.5s-3.6-2.5-8-2.5S4 4.6 4 6s3.6 2.5 8 2.5ZM4 6v6c0 1.4 3.6 2.5 8 2.5s8-1.1 8-2.5V6M4 12v6c0 1.4 3.6 2.5 8 2.5s8-1.1 8-2.5v-6',
  return: 'M8.5 6 4 10.5 8.5 15M4 10.5h10a5 5 0 0 1 0 10h-3',
  building: 'M5 20.5v-16h9v16M14 9.5h5v11M3 20.5h18M8.5 8h2M8.5 11.5h2M8.5 15h2',
  shield: 'M12 3.5 5 6v5.5c0 4.2 2.8 7.3 7 9 4.2-1.7 7-4.8 7-9V6l-7-2.5Z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  more: 'M5 12.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1Zm7 0a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1Zm7 0a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1Z',
  trend: 'm3.5 17 6-6 4 4 7-8m0 0H16m4.5 0v4.5',
} as const;

export type AdminIconName = keyof typeof SHAPES | 'book' | 'parcel';

export function AdminIcon({ name, size }: { name: AdminIconName; size?: number | undefined }) {
  if (name === 'book' || name === 'parcel') return <Icon name={name} size={size} />;
  return <LineDrawing path={SHAPES[name]} size={size} />;
}
