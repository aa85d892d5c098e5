export const titles = {
  terms: 'Terms of sale',
  privacy: 'Privacy',
  returns: 'Returns and refunds',
  imprint: 'Imprint',
  accessibility: 'Accessibility',
};
