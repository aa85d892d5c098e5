import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';

/** The number of characters (code points) in a text: an emoji counts once. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

const NO_CONTROL = /^[^\p{Cc}]*$/u;
const NO_CONTROL_BUT_LINES = /^(?:[^\p{Cc}]|[\n\r\t])*$/u;
/** Somebody must see something of it: zero widths, marks of direction, fillers and spaces are nothing to see. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Line and paragraph separators, which end a line wherever the text is shown or kept in lines. */
const SEPARATORS = /[\u2028\u2029]/u;
/** What makes the characters after it run the other way, past the end of the text that it is in. Marks do no such thing. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/u;

function boundedText(max: number, pattern: RegExp) {
  return (
    z
      .string(messages.mustBeAText)
      .trim()
      // For the description of the API; `max` itself would count UTF-16 units.
      .meta({ maxLength: max })
      .refine((text) => characterCount(text) <= max, messages.atMostCharacters(max))
      .refine((text) => text.isWellFormed() && pattern.test(text), messages.unshowableCharacters)
      .refine((text) => text === '' || VISIBLE.test(text), messages.nothingVisible)
  );
}

const boundedLine = (max: number) =>
  boundedText(max, NO_CONTROL)
    .refine((text) => !SEPARATORS.test(text), messages.mustBeOnOneLine)
    .refine((text) => !DIRECTION_OVERRIDES.test(text), messages.directionOverrides);

/**
 * A required text on one line: trimmed, not empty, at most `max` characters, something to see among them, no control
 * characters, and nothing that breaks the line or overrides its direction.
 */
export const line = (max: number) => boundedLine(max).min(1, messages.required);

/** The same, or nothing. */
export const optionalLine = (max: number) => boundedLine(max);

/** A required text that may run over several lines: trimmed, not empty, something to see, at most `max` characters. */
export const paragraphs = (max: number) => boundedText(max, NO_CONTROL_BUT_LINES).min(1, messages.required);

/** The same, or nothing. */
export const optionalParagraphs = (max: number) =>
  boundedText(max, NO_CONTROL_BUT_LINES).refine((text) => !DIRECTION_OVERRIDES.test(text), messages.directionOverrides);

/** Narrower than what mail allows: nothing that a mail program could take for a second address, a name or a header. */
const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:"]{1,255}$/u;

/** Whether the shop writes mails to such an address. */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text);

/** Nothing behind the sign that would begin something else in a link to write to it. */
const EMAIL = /^[^\s@?&]+@[^\s@?&%/]+$/;

/** An e-mail address that somebody has typed and that can be written to, at most `max` characters, in lower case. */
export const emailSchema = (max: number) =>
  line(max).regex(EMAIL, messages.invalidEmail).refine(isEmailAddress, messages.invalidEmail).toLowerCase();
