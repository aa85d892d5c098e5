import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { HistoryEntryStates, useHistoryEntryState } from './historyEntryState.ts';

function Counter({ name }: { name: string }) {
  const [count, setCount] = useHistoryEntryState(name, 0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

let back: () => void = () => undefined;

function Ways() {
  const navigate = useNavigate();
  back = () => void navigate(-1);
  return (
    <>
      <Link to="/">Home</Link> <Link to="/#top">Top</Link> <Link to="/book">Book</Link>
    </>
  );
}

function show(memory: Map<string, unknown> | null) {
  render(
    <MemoryRouter>
      <HistoryEntryStates value={memory}>
        <Ways />
        <Routes>
          <Route
            path="/"
            element={
              <>
                <Counter name="Genre" />
                <Counter name="Slide" />
              </>
            }
          />
          <Route path="/book" element="A book" />
        </Routes>
      </HistoryEntryStates>
    </MemoryRouter>,
  );
}

const press = (name: string | RegExp) => userEvent.setup().click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.setup().click(screen.getByRole('link', { name }));
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

it('each state of a history entry is restored when the visitor goes back', async () => {
  show(new Map());
  await press('Genre 0');
  await follow('Book');
  act(back);
  expect(buttons()).toEqual(['Genre 1', 'Slide 0']);
});

it('the state of a history entry starts afresh when the page is opened again', async () => {
  show(new Map());
  await press('Genre 0');
  await follow('Book');
  await follow('Home');
  expect(buttons()).toEqual(['Genre 0', 'Slide 0']);
});

it('the state of a history entry stays when an anchor of the same page is followed', async () => {
  show(new Map());
  await press('Genre 0');
  await follow('Top');
  expect(buttons()).toEqual(['Genre 1', 'Slide 0']);
  await follow('Book');
  act(back);
  expect(buttons()).toEqual(['Genre 1', 'Slide 0']);
});
