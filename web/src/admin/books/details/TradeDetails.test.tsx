import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { type BookFields, EMPTY_BOOK } from '../bookForm.ts';
import { TradeDetails } from './TradeDetails.tsx';

const PEOPLE = ['Ann Lee', 'Bo Ek', 'Cy Fox'].map((name) => ({ name, role: 'A01' }));

function openPart(fields: Partial<BookFields> = {}) {
  const onSubmit = vi.fn();
  const onInvalid = vi.fn();
  const { result } = renderHook(() => useForm<BookFields>({ defaultValues: { ...EMPTY_BOOK, ...fields } }));
  const form = result.current;
  render(
    <form onSubmit={(event) => void form.handleSubmit(onSubmit, onInvalid)(event)}>
      <TradeDetails form={form} getHint={() => undefined} />
      <button type="submit">Save</button>
    </form>,
  );
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  return { press, held: () => form.getValues(), onSubmit, onInvalid };
}

const names = (fields: BookFields) => fields.contributors.map(({ name }) => name);

describe('TradeDetails', () => {
  it('adds, moves and removes contributors, and keeps the focus with them', async () => {
    const { press, held } = openPart({ contributors: PEOPLE });
    await press('Move Cy Fox up');
    expect(names(held())).toEqual(['Ann Lee', 'Cy Fox', 'Bo Ek']);
    expect(screen.getByRole('button', { name: 'Move Cy Fox up' })).toHaveFocus();
    expect(screen.getByText('Cy Fox is now 2 of 3.')).toBeInTheDocument();
    await press('Move Cy Fox up');
    expect(screen.getByRole('button', { name: 'Move Cy Fox up' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move Cy Fox down' })).toHaveFocus();
    await press('Remove Ann Lee');
    expect(names(held())).toEqual(['Cy Fox', 'Bo Ek']);
    expect(screen.getByRole('button', { name: 'Remove Bo Ek' })).toHaveFocus();
    await press('Add a contributor');
    expect(screen.getByLabelText('Name 3')).toHaveFocus();
    fireEvent.change(screen.getByLabelText('Name 3'), { target: { value: 'Di Gray' } });
    fireEvent.change(screen.getByLabelText('Role 3'), { target: { value: 'B06' } });
    expect(held().contributors.at(-1)).toEqual({ name: 'Di Gray', role: 'B06' });
    for (const name of ['Remove Cy Fox', 'Remove Bo Ek', 'Remove Di Gray']) await press(name);
    expect(held().contributors).toEqual([]);
    expect(screen.getByRole('button', { name: 'Add a contributor' })).toHaveFocus();
  });

  it('accepts a rare role as its code, and checks it', async () => {
    const { press, held, onSubmit, onInvalid } = openPart({ contributors: PEOPLE.slice(0, 1) });
    fireEvent.change(screen.getByLabelText('Role 1'), { target: { value: '' } });
    const code = screen.getByLabelText('Code of role 1');
    fireEvent.change(code, { target: { value: 'cover' } });
    await press('Save');
    expect(onInvalid).toHaveBeenCalledOnce();
    expect(code).toHaveAccessibleDescription('Enter a code from ONIX code list 17, like A36.');
    fireEvent.change(code, { target: { value: 'a36' } });
    await press('Save');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(held().contributors).toEqual([{ name: 'Ann Lee', role: 'a36' }]);
  });

  it('keeps the roles of contributors that are moved', async () => {
    const { press, held } = openPart({
      contributors: [
        { name: 'Ann Lee', role: 'A01' },
        { name: 'Bo Ek', role: 'B06' },
      ],
    });
    fireEvent.change(screen.getByLabelText('Role 1'), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Code of role 1'), { target: { value: 'A01' } });
    expect(screen.getByLabelText('Code of role 1')).toHaveValue('A01');
    await press('Move Bo Ek up');
    expect(held().contributors.map(({ role }) => role)).toEqual(['B06', 'A01']);
    expect([1, 2].map((line) => screen.getByLabelText(`Role ${line}`))).toEqual([
      expect.objectContaining({ value: 'B06' }),
      expect.objectContaining({ value: 'A01' }),
    ]);
    expect(screen.queryByLabelText('Code of role 1')).toBeNull();
  });

  it('checks a subject by the rule of its scheme', async () => {
    const { press, onSubmit, onInvalid } = openPart({ subjects: [{ scheme: 'bisac', code: 'FBA' }] });
    await press('Save');
    expect(onInvalid).toHaveBeenCalledOnce();
    const code = screen.getByLabelText('Code 1');
    expect(code).toHaveAccessibleDescription('BISAC codes look like FIC019000.');
    fireEvent.change(screen.getByLabelText('Scheme 1'), { target: { value: 'thema' } });
    await press('Save');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('limits a list to the lines that the shop stores', async () => {
    const { press, held } = openPart({ contributors: Array(20).fill(PEOPLE[0]) });
    await press('Add a contributor');
    expect(held().contributors).toHaveLength(20);
    const list = screen.getByRole('group', { name: 'Contributors' });
    expect(within(list).getByRole('button', { name: 'Add a contributor' })).toHaveAttribute('aria-disabled', 'true');
  });

  it("signs a note with the admin's name, unless it has a name", () => {
    const payload = btoa(JSON.stringify({ sub: 'mara' }));
    localStorage.setItem('token', `x.${payload}.x`);
    const { held } = openPart();
    fireEvent.focus(screen.getByLabelText("Bookseller's note"));
    expect(held().noteBy).toBe('mara');
    fireEvent.change(screen.getByLabelText('Name under the note'), { target: { value: 'Mara L.' } });
    fireEvent.focus(screen.getByLabelText("Bookseller's note"));
    expect(held().noteBy).toBe('Mara L.');
  });
});
