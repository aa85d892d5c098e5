import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Price } from './Price.tsx';

it('a price shows a higher old price struck through', () => {
  const { container } = render(<Price price={10} struck={{ oldPrice: 20 }} />);
  expect(container.querySelector('del')).toHaveTextContent('$20.00');
  expect(container).toHaveTextContent(/^Price \$10\.00Old price \$20\.00$/);
});

it('a price says beside a struck one what the book cost at least in the 30 days before, where that is known', () => {
  const { container } = render(<Price price={10} struck={{ oldPrice: 20, lowestPrice: 15 }} />);
  expect(container).toHaveTextContent('Lowest price in the previous 30 days: $15.00');
  expect(container.querySelector('del')).toHaveTextContent(/^\$20\.00$/);
});
