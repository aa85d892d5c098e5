import { CURRENCY } from '@bookstore/contract/format/currency';
import { shop } from '@bookstore/shop/shop';
import { Bar, CartesianGrid, BarChart as Chart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

const TICK = { fill: 'var(--ink-soft)', fontSize: 13 };

const MONEY: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: CURRENCY,
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
};

/**
 * Formats all ticks alike, short if the largest would not fit. @param isMoney whether values are in the shop's
 * currency
 */
function tickText(most: number, isMoney = false): (value: number) => string {
  const short: Intl.NumberFormatOptions = { notation: 'compact', maximumSignificantDigits: 3 };
  const format = new Intl.NumberFormat(shop.languageTag, {
    ...(isMoney && MONEY),
    ...(most >= 10_000 && short),
  });
  return (value) => format.format(value);
}

export interface BarsProps {
  bars: readonly { label: string; value: number }[];
  isMoney?: boolean;
  format: (value: number) => string;
  isSample?: boolean;
}

export function Bars({ bars, isMoney = false, format, isSample = false }: BarsProps) {
  const toTick = tickText(Math.max(...bars.map(({ value }) => value)), isMoney);
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 320 }}>
      <Chart data={[...bars]} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="label" tick={TICK} tickLine={false} axisLine={{ stroke: 'var(--line-strong)' }} />
        <YAxis tick={TICK} tickLine={false} axisLine={false} width={64} allowDecimals={false} tickFormatter={toTick} />
        <Tooltip
          formatter={(value) => format(Number(value))}
          separator=""
          cursor={{ fill: 'var(--paper-sunk)' }}
          contentStyle={{
            background: 'var(--paper-raised)',
            border: '1px solid var(--line)',
            borderRadius: 8,
            color: 'var(--ink)',
          }}
          itemStyle={{ color: 'var(--ink)' }}
        />
        <Bar
          dataKey="value"
          name=""
          fill={isSample ? 'var(--line-strong)' : 'var(--accent)'}
          radius={[4, 4, 0, 0]}
          isAnimationActive={false}
        />
      </Chart>
    </ResponsiveContainer>
  );
}
