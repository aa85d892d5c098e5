import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';

/** Code points: an emoji counts once. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

const NO_CONTROL = /^[^\p{Cc}]*$/u;
const NO_CONTROL_BUT_LINES = /^(?:[^\p{Cc}]|[\n\r\t])*$/u;
/** Requires a visible character. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Line and paragraph separators, which break lines. */
const SEPARATORS = /[\u2028\u2029]/u;
/** Overrides that affect following text; direction marks do not. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/u;

function boundedText(max: number, pattern: RegExp) {
  return (
    z
      .string(messages.mustBeAText)
      .trim()
      // For the API description; `max` would count UTF-16 units.
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
 * Required single line: trimmed, with a visible character, at most `max` characters, without control, line-breaking
 * or direction-overriding characters.
 */
export const line = (max: number) => boundedLine(max).min(1, messages.required);

/** The same, or empty. */
export const optionalLine = (max: number) => boundedLine(max);

/** Required text of several lines: trimmed, visible, at most `max` characters. */
export const paragraphs = (max: number) => boundedText(max, NO_CONTROL_BUT_LINES).min(1, messages.required);

/** The same, or empty. */
export const optionalParagraphs = (max: number) =>
  boundedText(max, NO_CONTROL_BUT_LINES).refine((text) => !DIRECTION_OVERRIDES.test(text), messages.directionOverrides);

/** Narrower than the standard: nothing that mail programs take for a second address, name or header. */
const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:"]{1,255}$/u;

export const isEmailAddress = (text: string): boolean => ADDRESS.test(text);

/** Excludes characters that would extend a mailto link. */
const EMAIL = /^[^\s@?&]+@[^\s@?&%/]+$/;

/** A usable address of at most `max` characters, in lower case. */
export const emailSchema = (max: number) =>
  line(max).regex(EMAIL, messages.invalidEmail).refine(isEmailAddress, messages.invalidEmail).toLowerCase();
