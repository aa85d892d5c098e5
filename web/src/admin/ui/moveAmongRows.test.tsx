import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { moveAmongRows } from './moveAmongRows.ts';

function renderRows() {
  render(
    <table>
      <tbody onKeyDown={moveAmongRows}>
        {['a', 'b', 'c'].map((name) => (
          <tr key={name}>
            <td>
              <input type="checkbox" aria-label={`Select ${name}`} />
            </td>
            <td>
              <a href={`#${name}`}>{name}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>,
  );
  const link = (name: string) => screen.getByRole('link', { name });
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
  const press = (key: string, modifiers = {}) =>
    fireEvent.keyDown(document.activeElement as Element, { key, ...modifiers });
  return { link, box, press };
}

it('moves from row to row by arrow keys, Home and End, from link to link or from box to box', () => {
  const { link, box, press } = renderRows();
  link('a').focus();
  for (const [key, name] of Object.entries({ ArrowDown: 'b', End: 'c', ArrowUp: 'b', Home: 'a' })) {
    press(key);
    expect(link(name)).toHaveFocus();
  }
  press('ArrowUp');
  expect(link('a')).toHaveFocus();
  box('b').focus();
  press('ArrowDown');
  expect(box('c')).toHaveFocus();
  press('ArrowDown');
  expect(box('c')).toHaveFocus();
});

it('selects a row by Space on its link, and opens it by Enter on its box', () => {
  const { link, box, press } = renderRows();
  link('b').focus();
  expect(press(' ')).toBe(false);
  expect(box('b')).toBeChecked();
  expect(box('a')).not.toBeChecked();
  press(' ');
  expect(box('b')).not.toBeChecked();
  const open = vi.fn();
  link('c').addEventListener('click', open);
  box('c').focus();
  press('Enter');
  expect(open).toHaveBeenCalledOnce();
});
