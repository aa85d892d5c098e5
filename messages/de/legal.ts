export const titles = {
  terms: 'AGB',
  privacy: 'Datenschutz',
  returns: 'Widerruf',
  imprint: 'Impressum',
  accessibility: 'Barrierefreiheit',
};
export const legalPages = 'Rechtliches';
export const readMore = <T>(title: string, hidden: (words: string) => T) => ['Mehr lesen', hidden(` zu „${title}“`)];

export const priceNote = <T>(link: (words: string) => T) => ['Preise inkl. MwSt., zzgl. ', link('Versand'), '.'];
export const priceNoteFreeDelivery = <T>(link: (words: string) => T) => [
  'Preise inkl. MwSt. Der ',
  link('Versand'),
  ' ist kostenlos.',
];

export const guaranteeNotice =
  'Mitteilung der Europäischen Union zur gesetzlichen Gewährleistung: Wer Ihnen Waren verkauft, haftet mindestens zwei Jahre lang für Mängel.';
export const guaranteeNoticeFile = 'Die Mitteilung der Europäischen Union zu Ihrer gesetzlichen Gewährleistung (PDF)';
export const yourEurope = 'Ihre Rechte, erklärt von der Europäischen Union';
