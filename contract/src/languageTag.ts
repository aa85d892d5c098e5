/** The longest that RFC 5646 asks anybody to store (section 4.4.1). */
const LENGTH = 35;
/** English has a code of two letters, Filipino one of three; the longer ones of the grammar are not given to any language. */
const CODE = /^[a-z]{2,3}$/;

/**
 * A language as BCP 47 writes it, in its canonical form: `EN-gb` is en-GB, `deu` is de.
 * @returns null for what is no such tag, like the name of a language.
 */
export function toLanguageTag(text: string): string | null {
  if (text.length > LENGTH) return null;
  try {
    const tag = Intl.getCanonicalLocales(text)[0];
    return tag !== undefined && CODE.test(new Intl.Locale(tag).language) ? tag : null;
  } catch {
    return null;
  }
}
