const ACCENTED: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

/** A text 40 % longer, with accents, in brackets that show where it is cut. */
const stretchText = (text: string): string => {
  if (text.trim() === '') return text;
  const accented = text.replaceAll(/[aeiou]/giu, (vowel) => ACCENTED[vowel] ?? vowel);
  const more = Math.max(0, Math.ceil(text.length * 0.4) - 2);
  // In words, as a longer language has them, so that lines can break.
  return `[${accented}${' lóng ér'.repeat(Math.ceil(more / 8)).slice(0, more)}]`;
};

/** A message as the pseudo-language has it: its text, the result of its function, or what it consists of. */
export function stretch<M>(message: M): M;
export function stretch(message: unknown): unknown {
  if (typeof message === 'string') return stretchText(message);
  if (typeof message === 'function') return (...args: unknown[]) => stretch(message(...args.map(stretchGiven)));
  if (Array.isArray(message)) return message.map(stretch);
  // An element of a page, which stands in a sentence.
  if (typeof message === 'object' && message !== null && '$$typeof' in message) return message;
  if (typeof message === 'object' && message !== null && Object.getPrototypeOf(message) === Object.prototype) {
    return Object.fromEntries(Object.entries(message).map(([name, part]) => [name, stretch(part)]));
  }
  return message;
}

/** What makes an element of a text, as a link within a sentence, gets that text stretched. */
const stretchGiven = (parameter: unknown): unknown =>
  typeof parameter === 'function' ? (...texts: unknown[]) => parameter(...texts.map(stretch)) : parameter;
