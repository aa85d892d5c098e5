export interface OnixElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: (string | OnixElement)[];
}

export const childrenOf = ({ content }: OnixElement, name?: string): OnixElement[] =>
  content.filter((one): one is OnixElement => typeof one !== 'string' && (name === undefined || one.name === name));

export const childOf = (element: OnixElement | undefined, name: string): OnixElement | undefined =>
  element && childrenOf(element, name)[0];

export function lineOf(element: OnixElement | undefined): string {
  const text = (one: OnixElement): string =>
    one.content.map((part) => (typeof part === 'string' ? part : text(part))).join('');
  return element ? text(element).replaceAll(/\s+/g, ' ').trim() : '';
}

/** '' if absent. */
export const fieldOf = (element: OnixElement | undefined, name: string): string => lineOf(childOf(element, name));

export const fieldsOf = (element: OnixElement, name: string): string[] =>
  childrenOf(element, name).map(lineOf).filter(Boolean);
