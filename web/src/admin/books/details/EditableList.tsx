import * as messages from '@bookstore/messages/bookForm';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { countText } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { LineDrawing } from '../../../ui/Icon.tsx';

const UP = 'm6 14.5 6-6 6 6';
const DOWN = 'm6 9.5 6 6 6-6';
const CROSS = 'm6.5 6.5 11 11m0-11-11 11';

interface Props<Item> {
  label: string;
  hint: string;
  error?: string | undefined;
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  addLabel: string;
  newItem: Item;
  most: number;
  nameOf: (item: Item) => string;
  /** @param line one-based */
  children: (item: Item, line: string, set: (item: Item) => void, index: number) => ReactNode;
}

type Part = 'field' | 'up' | 'down' | 'remove';

export function EditableList<Item>(props: Props<Item>) {
  const { label, hint, error, items, onChange, addLabel, newItem, most, nameOf, children } = props;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  /** Next focus, once the change is rendered. */
  const goOn = useRef<{ index: number; parts: Part[] } | null>(null);
  useEffect(() => {
    const place = goOn.current;
    if (!place) return;
    goOn.current = null;
    const line = list.current?.children[Math.min(place.index, items.length - 1)];
    const found = place.parts.map((part) => line?.querySelector<HTMLElement>(SELECTORS[part])).find(Boolean);
    (found ?? addButton.current)?.focus();
  }, [items]);
  const change = (next: Item[], index: number, parts: Part[]) => {
    goOn.current = { index, parts };
    onChange(next);
  };
  const called = (item: Item, index: number) => nameOf(item) || messages.entry(countText(index + 1));
  const move = (from: number, to: number) => {
    const item = items[from] as Item;
    setAnnouncement(messages.movedTo(called(item, from), countText(to + 1), countText(items.length)));
    change(items.toSpliced(from, 1).toSpliced(to, 0, item), to, to < from ? ['up', 'down'] : ['down', 'up']);
  };
  const remove = (index: number) => {
    setAnnouncement(messages.removed(called(items[index] as Item, index)));
    change(items.toSpliced(index, 1), index, ['remove']);
  };
  return (
    <fieldset aria-describedby={error ? `${id}-error` : `${id}-hint`} className="grid gap-3">
      <legend className="pb-1 font-medium text-sm">{label}</legend>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {hint}
      </p>
      <ol ref={list} className="grid gap-3 empty:hidden">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and can be equal; their fields are controlled
          <li key={index} className="grid gap-2 rounded-control border border-line p-3 lg:flex lg:items-start">
            <div className="grid min-w-0 flex-1 items-start gap-2 lg:grid-cols-2">
              {children(item, countText(index + 1), (next) => onChange(items.with(index, next)), index)}
            </div>
            <div className="flex justify-end lg:pt-6">
              <ListButton
                part="up"
                label={messages.moveUp(called(item, index))}
                isOff={index === 0}
                onPress={() => move(index, index - 1)}
              />
              <ListButton
                part="down"
                label={messages.moveDown(called(item, index))}
                isOff={index === items.length - 1}
                onPress={() => move(index, index + 1)}
              />
              <ListButton part="remove" label={messages.remove(called(item, index))} onPress={() => remove(index)} />
            </div>
          </li>
        ))}
      </ol>
      {error && (
        <p id={`${id}-error`} className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
      <Button
        ref={addButton}
        look="secondary"
        className="justify-self-start px-4!"
        aria-disabled={items.length >= most}
        onClick={() => items.length < most && change([...items, newItem], items.length, ['field'])}
      >
        {addLabel}
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}

const SELECTORS: Readonly<Record<Part, string>> = {
  field: 'input, select',
  up: '[data-part=up]:not(:disabled)',
  down: '[data-part=down]:not(:disabled)',
  remove: '[data-part=remove]',
};
const SHAPES = { up: UP, down: DOWN, remove: CROSS };

interface ListButtonProps {
  part: 'up' | 'down' | 'remove';
  label: string;
  isOff?: boolean;
  onPress: () => void;
}

function ListButton({ part, label, isOff = false, onPress }: ListButtonProps) {
  return (
    <Button look="quiet" className="px-3!" data-part={part} aria-label={label} disabled={isOff} onClick={onPress}>
      <LineDrawing path={SHAPES[part]} size={18} />
    </Button>
  );
}
