const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;
/** Also matches a country code in brackets. */
const INTERNATIONAL = /^\D*(?:\+|00)/;

/** "+49 (0)170 / 123-45" is 004917012345. @returns null for a number with an extension or without digits */
export function digitsOfPhone(written: string): string | null {
  const text = written.normalize('NFKC').replaceAll(INVISIBLE, '').trim().replace(/^tel:/i, '');
  if (/[\p{L}#*;,]/u.test(text) || !/\d/.test(text)) return null;
  const dialled = INTERNATIONAL.test(text) ? text.replace('+', '00').replace(/\(\s*0\s*\)/, '') : text;
  return dialled.replaceAll(/\D/g, '');
}

export const startsExtension = (sign: string, value: string): boolean => value !== '' && /^[x#;,]$/i.test(sign);

/** Reads typed digits. Drops separators, the (0) after a country code, and an extension, whose digits would make another number. */
export function createPhoneTyping(): (sign: string, value: string) => string {
  let heldBack = '';
  let extended: string | undefined;
  return (sign, value) => {
    const before = heldBack;
    heldBack = '';
    if (startsExtension(sign, value)) extended = value;
    if (value === extended) return '';
    extended = undefined;
    if (sign === '(') {
      heldBack = '(';
      return '';
    }
    if (before === '(' && sign === '0' && value.startsWith('00')) {
      heldBack = '(0';
      return '';
    }
    if (before === '(0') return sign === ')' ? '' : `0${sign.replaceAll(/\D/g, '')}`;
    if (sign === '+') return value === '' ? '00' : '';
    return sign.replaceAll(/\D/g, '');
  };
}
