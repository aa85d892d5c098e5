/** The shop's own colours, for its mark and for pictures that speak for the shop. */
export const BRAND = {
  green: '#14453d',
  deepGreen: '#0c2f2a',
  apricot: '#f2a05c',
  cream: '#fbf4e6',
  ink: '#17211f',
} as const;
