import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Price } from './Price.tsx';

// rows: 87
it('a price shows a higher old price struck through', () => {
  const { container } = render(<Price price={10} oldPrice={20} />);
  expect(container.querySelector('del')).toHaveTextContent('$20.00');
});

it.each([10, 20])('a price of 20 shows no old price of %i, which saves nothing', (oldPrice) => {
  const { container } = render(<Price price={20} oldPrice={oldPrice} />);
  expect(container).toHaveTextContent(/^\$20\.00$/);
});
