import type { z } from 'zod';
import { link, listOf, object, path, text } from './fields.ts';

const TITLE = 20;
const note = (most: number) => object({ title: text(TITLE), text: text(most) });

/** `footer.ts`: the footer of every page. */
export const footer = object({
  /** Text above the newsletter field. */
  newsletter: text(80),
  /** Texts behind "Services", "About Us", "Contact", "Privacy Policy" and "Terms of Service". */
  services: note(200),
  about: note(200),
  contact: note(200),
  privacy: note(500),
  terms: note(200),
  /** Social media, at most six: `{ ...instagram, address: 'https://www.instagram.com/your-name' }`. */
  networks: listOf(object({ label: text(TITLE), path, address: link }), 0, 'networks'),
});

export type FooterTexts = z.infer<typeof footer>;
