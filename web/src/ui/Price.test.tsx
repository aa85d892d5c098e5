import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Price } from './Price.tsx';

describe('Price', () => {
  it('shows a higher old price struck through', () => {
    const { container } = render(<Price price={10} struck={{ oldPrice: 20 }} />);
    expect(container.querySelector('del')).toHaveTextContent('$20.00');
    expect(container).toHaveTextContent(/^Price \$10\.00Old price \$20\.00$/);
  });

  it('shows a struck price with the lowest of 30 days', () => {
    const { container } = render(<Price price={10} struck={{ oldPrice: 20, lowestPrice: 15 }} />);
    expect(container).toHaveTextContent('Lowest price in the previous 30 days: $15.00');
    expect(container.querySelector('del')).toHaveTextContent(/^\$20\.00$/);
  });
});
