export const titles = {
  terms: 'Allgemeine Geschäftsbedingungen',
  privacy: 'Datenschutz',
  returns: 'Widerruf und Rückgabe',
  imprint: 'Impressum',
  accessibility: 'Barrierefreiheit',
};
