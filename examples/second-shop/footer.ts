import type { FooterTexts } from '@bookstore/shop-kit/footer';
import { mastodon } from '@bookstore/shop-kit/networks';

export const footer: FooterTexts = {
  newsletter: 'Ein Brief zu jeder Springflut: Neues, Lesungen, Wetter.',
  services: {
    title: 'Kundendienst',
    text: 'Wir verkaufen Bücher, packen sie spritzwasserfest ein und schicken sie los. Sie bezahlen, wenn man Ihnen das Päckchen reicht.',
  },
  about: {
    title: 'Wer wir sind',
    text: 'Eine kleine Buchhandlung im Fährkontor, für Romane, Lyrik und Geschichten von Meer und Gipfel.',
  },
  contact: {
    title: 'Kontakt',
    text: 'Kommen Sie im Fährkontor vorbei, oder schicken Sie ein Bild von dem, was Sie suchen.',
  },
  privacy: {
    title: 'Was wir notieren',
    text: 'Wer ein Päckchen bestellt hat, welche Bücher und in welchen Ort, solange die Buchhaltung es braucht; Straße, Grüße und Briefe bis sechzig Tage nach der Ankunft. Die Anmeldung verwahrt Firebase von Google. Zählungen gegen Unfug, ohne Namen: einen Tag. Protokolle ohne Namen: dreißig. Was im Warenkorb liegt oder halb ausgefüllt ist, weiß nur Ihr Browser. Die ganze Liste steht auf einer eigenen Seite.',
  },
  terms: {
    title: 'Was gilt',
    text: 'Der Preis im Regal bei der Bestellung ist der Preis an der Tür, in Euro.',
  },
  networks: [{ ...mastodon, address: 'https://social.example.com/@buchkontor' }],
};
