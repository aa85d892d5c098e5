/** The longest a text of a shop may be, in characters: what its place bears at 360 pixels. `npm run shop -- check` counts. */
export const SHOP_LIMITS = {
  name: 40,
  category: { name: 30, description: 160 },
  delivery: { sum: 20, sentence: 60 },
  story: { about: 600, hours: 30, stepTitle: 30, stepText: 160, reason: 80 },
  home: { title: 60, description: 160, heading: 40, text: 240, button: 30 },
  preview: { sentence: 120, picture: 120 },
  news: { title: 60, description: 240, alt: 120 },
  footer: { newsletter: 80, title: 20, text: 200, privacy: 500, networks: 6 },
  mails: { subject: 70, heading: 60, paragraph: 300, link: 50, count: 20, order: 30 },
  dashboard: { name: 50, person: 30 },
} as const;
