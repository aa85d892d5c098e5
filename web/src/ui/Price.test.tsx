import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Price } from './Price.tsx';

// rows: 87
it('strikes an old price through', () => {
  const { container } = render(<Price price={10} oldPrice={20} />);
  expect(container.querySelector('del')).toHaveTextContent('$20.00');
});

it('does not strike an old price through that was lower: nobody saves anything', () => {
  const { container } = render(<Price price={20} oldPrice={10} />);
  expect(container.querySelector('del')).toBeNull();
  expect(container).toHaveTextContent('$20.00Old price $10.00');
  expect(container.querySelector('.sr-only')).toHaveTextContent(/^Price$/);
});
