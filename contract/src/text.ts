import * as z from 'zod';

/** The number of characters (code points) in a text: an emoji counts once. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

const NO_CONTROL = /^[^\p{Cc}]*$/u;
const NO_CONTROL_BUT_LINES = /^(?:[^\p{Cc}]|[\n\r\t])*$/u;

function boundedText(max: number, pattern: RegExp) {
  return z
    .string('Must be a text')
    .trim()
    .min(1, 'Required')
    .refine((text) => characterCount(text) <= max, `At most ${max} characters`)
    .refine((text) => text.isWellFormed() && pattern.test(text), 'Contains characters that cannot be shown');
}

/** A required text on one line: trimmed, not empty, at most `max` characters, no control characters. */
export const line = (max: number) => boundedText(max, NO_CONTROL);

/** A required text that may run over several lines: trimmed, not empty, at most `max` characters. */
export const paragraphs = (max: number) => boundedText(max, NO_CONTROL_BUT_LINES);
