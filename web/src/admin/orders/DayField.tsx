import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { isDay } from './ordersFilter.ts';

interface Props {
  label: string;
  /** 2026-11-22; empty for none. */
  day: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A day to filter by. While it is being typed it is none, or one of a year long gone: neither is asked for. */
export function DayField({ label, day, min, max, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    setProblem('');
    // The address changed by itself (back, forward): the field follows, unless it is being typed in.
    if (input.current && input.current !== document.activeElement) input.current.value = day;
  }, [day]);
  const read = (text: string) => {
    if (text !== '' && !isDay(text)) return;
    const isTooEarly = text !== '' && min && text < min;
    const isTooLate = text !== '' && max && text > max;
    setProblem((isTooEarly && 'Before the first day') || (isTooLate && 'After the last day') || '');
    if (!isTooEarly && !isTooLate) onChange(text);
  };
  return (
    <div className="min-w-0 flex-1 sm:w-40">
      <TextField
        ref={input}
        type="date"
        label={label}
        error={problem}
        defaultValue={day}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => read(event.target.value)}
      />
    </div>
  );
}
