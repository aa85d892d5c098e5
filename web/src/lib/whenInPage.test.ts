import { afterEach, expect, it, vi } from 'vitest';
import { whenInPage } from './whenInPage.ts';

afterEach(() => document.body.replaceChildren());

const add = (id: string) => document.body.append(Object.assign(document.createElement('p'), { id }));
const observed = () => new Promise((resolve) => setTimeout(resolve));

it('a task runs once when its element appears in the page', async () => {
  const task = vi.fn();
  whenInPage('terms', task);
  add('privacy');
  await observed();
  expect(task).not.toHaveBeenCalled();
  add('terms');
  await observed();
  add('other');
  await observed();
  expect(task.mock.calls).toEqual([[document.getElementById('terms')]]);
});

it('a task for an element can be cancelled', async () => {
  const task = vi.fn();
  whenInPage('terms', task)();
  add('terms');
  await observed();
  expect(task).not.toHaveBeenCalled();
});
