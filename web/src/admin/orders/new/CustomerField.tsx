import type { EarlierCustomer } from '@bookstore/contract/api/ordersQuery';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/phoneOrders';
import { type ComponentProps, type Ref, useEffect, useId, useState } from 'react';
import { useFindCustomersQuery } from '../../../api/adminOrdersApi.ts';
import { classNames } from '../../../lib/classNames.ts';
import { useCombobox } from '../../../lib/useCombobox.ts';
import { TextField } from '../../../ui/TextField.tsx';

interface Props extends ComponentProps<typeof TextField> {
  onChoose: (customer: EarlierCustomer) => void;
}

export function CustomerField({ onChoose, onChange, onBlur, ...field }: Props) {
  const listId = useId();
  const combobox = useCombobox<EarlierCustomer>((customer) => customer && choose(customer));
  const options = useSuggestions(combobox.isOpen ? combobox.text.trim() : '');
  const choose = (customer: EarlierCustomer) => {
    combobox.close();
    onChoose(customer);
  };
  const optionId = (index: number) => `${listId}-${index}`;
  const hasOptions = options.length > 0;
  return (
    <div ref={combobox.boxRef as Ref<HTMLDivElement>} className="relative">
      <TextField
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={listId}
        aria-activedescendant={hasOptions && combobox.active >= 0 ? optionId(combobox.active) : undefined}
        onChange={(event) => {
          onChange?.(event);
          combobox.type(event.target.value);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          combobox.close();
        }}
        onKeyDown={(event) => {
          // Enter would send the form.
          if (event.key === 'Enter' && hasOptions && combobox.active >= 0) event.preventDefault();
          combobox.onKeyDown(event, options);
        }}
        {...field}
      />
      <p role="status" className="sr-only">
        {hasOptions && messages.customersFound(options.length)}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={messages.earlierCustomers}
        hidden={!hasOptions}
        className="absolute inset-x-0 top-full z-30 mt-1 rounded-card border border-line bg-paper-raised p-1.5 shadow-pop"
      >
        {options.map((customer, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            key={JSON.stringify(customer)}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === combobox.active}
            className={classNames(
              'wrap-anywhere cursor-pointer rounded-control px-3 py-2',
              index === combobox.active ? 'bg-accent-soft' : 'hover:bg-paper-sunk',
            )}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(customer)}
          >
            <bdi className="block font-medium">{customer.name}</bdi>
            <bdi className="block text-ink-soft text-sm">
              {[customer.phone, customer.email, customer.street, customer.address?.city].filter(Boolean).join(', ')}
            </bdi>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Milliseconds without a key before a search. */
const PAUSE_MS = 250;

function useSuggestions(text: string): readonly EarlierCustomer[] {
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isSearched = text.length >= LIMITS.customerSearch.min && q === text;
  const { currentData = [] } = useFindCustomersQuery(q, { skip: !isSearched });
  return currentData;
}
