import type { z } from 'zod';
import { link, listOf, object, path, text } from './fields.ts';

const TITLE = 20;
const note = (most: number) => object({ title: text(TITLE), text: text(most) });

/** `footer.ts`: what stands below every page of the shop. */
export const footer = object({
  /** Above the field for the newsletter. */
  newsletter: text(80),
  /** What the footer's links "Services", "About Us", "Contact", "Privacy Policy" and "Terms of Service" lead to. */
  services: note(200),
  about: note(200),
  contact: note(200),
  privacy: note(500),
  terms: note(200),
  /** The shop's pages on other sites, as `{ ...instagram, address: 'https://www.instagram.com/your-name' }`. At most six fit. */
  networks: listOf(object({ label: text(TITLE), path, address: link }), 0, 'networks'),
});

export type FooterTexts = z.infer<typeof footer>;
