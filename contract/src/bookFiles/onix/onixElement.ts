/** An element of a record, under its reference name however the file writes it. */
export interface OnixElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: (string | OnixElement)[];
}

export const childrenOf = ({ content }: OnixElement, name?: string): OnixElement[] =>
  content.filter((one): one is OnixElement => typeof one !== 'string' && (name === undefined || one.name === name));

export const childOf = (element: OnixElement | undefined, name: string): OnixElement | undefined =>
  element && childrenOf(element, name)[0];

/** All that stands in an element, on one line, without blanks around it. */
export function lineOf(element: OnixElement | undefined): string {
  const text = (one: OnixElement): string =>
    one.content.map((part) => (typeof part === 'string' ? part : text(part))).join('');
  return element ? text(element).replaceAll(/\s+/g, ' ').trim() : '';
}

/** The text of an element's child; '' where there is none. */
export const fieldOf = (element: OnixElement | undefined, name: string): string => lineOf(childOf(element, name));

/** The texts of an element's children of a name, as far as something stands in them. */
export const fieldsOf = (element: OnixElement, name: string): string[] =>
  childrenOf(element, name).map(lineOf).filter(Boolean);
