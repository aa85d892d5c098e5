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

/** Makes a text 40 % longer, with accents, in brackets that reveal truncation. */
const stretchText = (text: string): string => {
  if (text.trim() === '') return text;
  const accented = text.replaceAll(/[aeiou]/giu, (vowel) => ACCENTED[vowel] ?? vowel);
  const padding = Math.max(0, Math.ceil(text.length * 0.4) - 2);
  // Separate words, so that lines can break.
  return `[${accented}${' lóng ér'.repeat(Math.ceil(padding / 8)).slice(0, padding)}]`;
};

export function stretch<M>(message: M): M;
export function stretch(message: unknown): unknown {
  if (typeof message === 'string') return stretchText(message);
  if (typeof message === 'function') return (...args: unknown[]) => stretch(message(...args.map(stretchArgument)));
  if (Array.isArray(message)) return message.map(stretch);
  // A React element stays as it is.
  if (typeof message === 'object' && message !== null && '$$typeof' in message) return message;
  if (typeof message === 'object' && message !== null && Object.getPrototypeOf(message) === Object.prototype) {
    return Object.fromEntries(Object.entries(message).map(([name, part]) => [name, stretch(part)]));
  }
  return message;
}

/** Stretches the text that a callback turns into an element. */
const stretchArgument = (parameter: unknown): unknown =>
  typeof parameter === 'function' ? (...texts: unknown[]) => parameter(...texts.map(stretch)) : parameter;
