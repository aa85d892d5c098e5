import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

it('the path to a page writes its last name, which may be a title in any script, in the direction of that script', () => {
  render(<Breadcrumbs trail={[{ label: 'מדריך C++ למתחילים!' }]} />);
  expect(screen.getByText('מדריך C++ למתחילים!')).toHaveAttribute('dir', 'auto');
});
