import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';

/** Counts an emoji once. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** For comparing names, whatever their case, width and spaces. The ids of imported books depend on it. */
export const foldName = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

const NO_CONTROL = /^[^\p{Cc}]*$/u;
const NO_CONTROL_BUT_LINES = /^(?:[^\p{Cc}]|[\n\r\t])*$/u;
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
const SEPARATORS = /[\u2028\u2029]/u;
/** Direction marks are allowed. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/u;
/** Phones put these signs around a name or address that is copied. */
const ISOLATED = /^[\u202a\u202b\u2066-\u2068](.*)[\u202c\u2069]$/su;

function boundedText(max: number, pattern: RegExp) {
  return (
    z
      .string(messages.mustBeAText)
      .trim()
      .overwrite((text) => text.replace(ISOLATED, '$1'))
      // `max` would count UTF-16 units.
      .meta({ maxLength: max })
      .refine((text) => characterCount(text) <= max, messages.atMostCharacters(max))
      .refine((text) => text.isWellFormed() && pattern.test(text), messages.unshowableCharacters)
      .refine((text) => text === '' || VISIBLE.test(text), messages.nothingVisible)
  );
}

/** Trims, and refuses control, line-breaking and direction-overriding characters. */
export const optionalLine = (max: number) =>
  boundedText(max, NO_CONTROL)
    .refine((text) => !SEPARATORS.test(text), messages.mustBeOnOneLine)
    .refine((text) => !DIRECTION_OVERRIDES.test(text), messages.directionOverrides);

export const line = (max: number) => optionalLine(max).min(1, messages.required);

export const paragraphs = (max: number) => boundedText(max, NO_CONTROL_BUT_LINES).min(1, messages.required);

export const optionalParagraphs = (max: number) =>
  boundedText(max, NO_CONTROL_BUT_LINES).refine((text) => !DIRECTION_OVERRIDES.test(text), messages.directionOverrides);

/** Reads a whole number of a query. */
export const numberText = ({ min, max }: { min: number; max: number }) =>
  z
    .string(messages.mustBeAWholeNumber)
    .regex(/^\d{1,6}$/, messages.mustBeAWholeNumber)
    .transform(Number)
    .pipe(z.number().min(min, messages.atLeast(min)).max(max, messages.atMost(max)));

/** Narrower than the standard: mail programs must find no second address, name or header. */
const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:"]{1,255}$/u;

export const isEmailAddress = (text: string): boolean => ADDRESS.test(text);

/** Other characters would extend a mailto link. */
const EMAIL = /^[^\s@?&]+@[^\s@?&%/]+$/;

export const emailSchema = (max: number) =>
  line(max).regex(EMAIL, messages.invalidEmail).refine(isEmailAddress, messages.invalidEmail).toLowerCase();
