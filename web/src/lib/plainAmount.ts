/**
 * An amount as people write it, as an input of type `number` takes it: "$1,234.50" and "1.234,50 €" are 1234.50, and
 * "19,99" is 19.99. A lone comma before exactly three digits separates thousands.
 * @returns digits with at most one point, or null when the text is no amount.
 */
export function plainAmount(text: string): string | null {
  const bare = text.replaceAll(/[\s\p{Sc}'’]/gu, '');
  if (!/^\d*(?:[.,]\d+)*$/.test(bare) || bare === '') return null;
  const at = decimalMarkOf(bare);
  if (at === -1) return bare.replaceAll(/[.,]/g, '');
  return `${bare.slice(0, at).replaceAll(/[.,]/g, '')}.${bare.slice(at + 1)}`;
}

/** Where the decimals begin; -1 when every mark separates thousands. */
function decimalMarkOf(amount: string): number {
  const last = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','));
  const mark = amount[last];
  if (!mark || amount.indexOf(mark) !== last) return -1;
  const isLone = !/[.,]/.test(amount.slice(0, last));
  const separatesThousands = mark === ',' && isLone && /^[1-9]\d{0,2},\d{3}$/.test(amount);
  return separatesThousands ? -1 : last;
}
