import { render } from '@testing-library/react';
import BitArray from '@zxing/library/esnext/core/common/BitArray.js';
import Code128Reader from '@zxing/library/esnext/core/oned/Code128Reader.js';
import { expect, it } from 'vitest';
import { OrderBarcode } from './OrderBarcode.tsx';

const QUIET = 20;

function toRow(svg: SVGElement): BitArray {
  const width = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const row = new BitArray(width + 2 * QUIET);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, start, length] of path.matchAll(/M(\d+) 0h(\d+)v1/g))
    for (let bar = 0; bar < Number(length); bar += 1) row.set(QUIET + Number(start) + bar);
  return row;
}

it.each(['3f2a9c1b', '12345678'])('is read as the order number %s', (number) => {
  const { container } = render(<OrderBarcode text={number} />);
  const svg = container.querySelector('svg');
  if (!svg) throw new Error('Nothing was drawn.');
  expect(new Code128Reader().decodeRow(0, toRow(svg), undefined).getText()).toBe(number);
  expect(Number.parseFloat(svg.style.width)).toBeLessThan(60);
});
