import type { Network } from './networks.ts';

/** A short text at the end of every page. Titles up to 20 characters, texts up to 200, that on privacy up to 500. */
export interface FooterNote {
  title: string;
  text: string;
}

/** `footer.ts`: what stands below every page of the shop. */
export interface FooterTexts {
  /** Above the field for the newsletter. At most 80 characters. */
  newsletter: string;
  /** What the footer's links "Services", "About Us", "Contact", "Privacy Policy" and "Terms of Service" lead to. */
  services: FooterNote;
  about: FooterNote;
  contact: FooterNote;
  privacy: FooterNote;
  terms: FooterNote;
  /** The shop's pages on other sites, as `{ ...instagram, address: 'https://www.instagram.com/your-name' }`. At most six. */
  networks: readonly (Network & { address: string })[];
}
