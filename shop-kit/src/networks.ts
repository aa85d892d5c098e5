/** The icon is SVG path data in a 24 by 24 viewBox, stroked. */
export interface Network {
  label: string;
  path: string;
}

export const facebook: Network = {
  label: 'Facebook',
  path: 'M13.5 20.5V13h2.7l.5-3.2h-3.2V8c0-1 .4-1.7 1.9-1.7h1.4V3.5c-.4 0-1.2-.1-2-.1-2.4 0-4 1.4-4 4v2.4H8V13h2.8v7.5',
};

export const x: Network = { label: 'X', path: 'm4 4 16 16M20 4 4 20' };

export const instagram: Network = {
  label: 'Instagram',
  path: 'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm5-8.5h.01',
};

export const youtube: Network = {
  label: 'YouTube',
  path: 'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4ZM10 9v6l5-3-5-3Z',
};

export const mastodon: Network = {
  label: 'Mastodon',
  path: 'M17.5 16.5c-3.5 1-7 .9-10.5 0 .3 2.6 3.6 3.3 7.5 2.7M7 16.5C4.5 15.7 4 12.5 4 9c0-4 2.5-5.5 8-5.5S20 5 20 9c0 4-.3 6.8-2.5 7.5M8 13.5V9.7c0-3 4-3 4 0v2m0-2c0-3 4-3 4 0v3.8',
};
