/** The longest a text of a shop may be, in characters: what its place bears at 360 pixels. `npm run shop -- check` counts. */
export const SHOP_LIMITS = {
  name: 40,
  category: { name: 30, description: 160 },
  delivery: { sum: 20, sentence: 60 },
  story: { about: 600, hours: 30, stepTitle: 30, stepText: 160, reason: 80 },
} as const;
