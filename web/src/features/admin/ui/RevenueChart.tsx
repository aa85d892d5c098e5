import { formatDollars } from '@bookstore/contract/money';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

const TICK = { fill: 'var(--ink-soft)', fontSize: 13 };

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
const toTick = (dollars: number) => `$${dollars < 10_000 ? dollars.toLocaleString('en-US') : compact.format(dollars)}`;

interface Props {
  /** US dollars of each month, day or the like, which become its bars. */
  revenue: readonly { label: string; revenue: number }[];
}

/** For those who see it: its numbers stand in a table beside it. */
export function RevenueChart({ revenue }: Props) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 320 }}>
      <BarChart data={[...revenue]} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="label" tick={TICK} tickLine={false} axisLine={{ stroke: 'var(--line-strong)' }} />
        <YAxis tick={TICK} tickLine={false} axisLine={false} width={64} tickFormatter={toTick} />
        <Tooltip
          formatter={(value) => [formatDollars(Number(value)), 'Revenue']}
          cursor={{ fill: 'var(--paper-sunk)' }}
          contentStyle={{
            background: 'var(--paper-raised)',
            border: '1px solid var(--line)',
            borderRadius: 8,
            color: 'var(--ink)',
          }}
          itemStyle={{ color: 'var(--ink)' }}
        />
        <Bar dataKey="revenue" fill="var(--accent)" radius={[4, 4, 0, 0]} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
