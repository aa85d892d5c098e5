import { shortCurrencyName } from '@bookstore/contract/format/currency';
import { SelectField } from '../../../ui/SelectField.tsx';
import { PriceField } from '../PriceField.tsx';
import { isPriceRule, type PriceRule } from './priceRule.ts';

const CURRENCY_NAME = shortCurrencyName();
const DIRECTIONS = [
  { value: 'lower', label: 'Lower' },
  { value: 'raise', label: 'Raise' },
] as const;
const UNITS = [
  { value: 'percent', label: 'per cent' },
  { value: 'amount', label: CURRENCY_NAME },
] as const;

interface Props {
  rule: PriceRule;
  onChange: (rule: PriceRule) => void;
}

/** By how much prices shall change. */
export function PriceRuleFields({ rule, onChange }: Props) {
  const isWrong = rule.value !== '' && !isPriceRule(rule);
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
      <legend className="sr-only">How prices change</legend>
      <SelectField
        label="Direction"
        options={DIRECTIONS}
        value={rule.direction}
        onChange={({ target }) => onChange({ ...rule, direction: target.value === 'raise' ? 'raise' : 'lower' })}
      />
      <SelectField
        label="Unit"
        options={UNITS}
        value={rule.by}
        onChange={({ target }) => onChange({ ...rule, by: target.value === 'amount' ? 'amount' : 'percent' })}
      />
      <div className="max-sm:col-span-2">
        <PriceField
          label={rule.by === 'percent' ? 'Per cent' : CURRENCY_NAME.charAt(0).toUpperCase() + CURRENCY_NAME.slice(1)}
          value={rule.value}
          error={isWrong ? 'No prices change by that' : undefined}
          onChange={(event) => onChange({ ...rule, value: event.target.value })}
        />
      </div>
      <p className="col-span-full text-ink-soft text-sm">
        Rounded to whole cents, half a cent up. The old price, which is struck through, stays.
      </p>
    </fieldset>
  );
}
