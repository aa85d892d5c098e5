export const titles = {
  terms: 'Terms of sale',
  privacy: 'Privacy',
  returns: 'Returns',
  imprint: 'Imprint',
  accessibility: 'Accessibility',
};
export const legalPages = 'Legal';
/** `hidden` is for screen readers. */
export const readMore = <T>(title: string, hidden: (words: string) => T) => ['Read more', hidden(` about “${title}”`)];

/** The link leads to the delivery charges. */
export const priceNote = <T>(link: (words: string) => T) => ['Prices include tax but not ', link('delivery'), '.'];
export const priceNoteFreeDelivery = <T>(link: (words: string) => T) => [
  'Prices include tax. ',
  link('Delivery'),
  ' is free.',
];

export const guaranteeNotice =
  'Notice of the European Union on the legal guarantee: whoever sells you goods is liable for at least two years where they are faulty.';
export const guaranteeNoticeFile = 'The notice of the European Union on your legal guarantee (PDF)';
export const yourEurope = 'Your rights, explained by the European Union';
