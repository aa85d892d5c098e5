import { SAMPLE_REVENUE_USD } from '@bookstore/contract/constants';
import { currencyName, currencySign } from '@bookstore/contract/format/currency';
import { formatDollars } from '@bookstore/contract/format/money';
import { Card } from '../../ui/Card.tsx';
import { BarChart } from '../ui/BarChart.tsx';
import { SampleMark } from '../ui/SampleMark.tsx';

const BARS = SAMPLE_REVENUE_USD.map(({ month, revenue }) => ({ label: month, value: revenue }));

/** The chart, and the same numbers as a table for those who cannot see it. */
export function RevenueSection() {
  return (
    <Card>
      <section aria-label="Monthly Revenue">
        <div className="flex items-start justify-between gap-3 pb-6">
          <h2 className="font-display text-xl">Monthly Revenue</h2>
          <SampleMark />
        </div>
        <BarChart bars={BARS} unit={currencySign()} format={formatDollars} isSample />
        <table className="sr-only">
          <caption>Monthly Revenue in {currencyName()}</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Revenue</th>
            </tr>
          </thead>
          <tbody>
            {SAMPLE_REVENUE_USD.map(({ month, revenue }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{formatDollars(revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
