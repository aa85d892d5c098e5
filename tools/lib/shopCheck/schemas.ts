import type { ShopCategory } from '@bookstore/shop-kit/categories';
import type { ShopColours } from '@bookstore/shop-kit/colours';
import { CURRENCY_CODES } from '@bookstore/shop-kit/currencies';
import type { DashboardTexts } from '@bookstore/shop-kit/dashboard';
import type { DeliveryTexts } from '@bookstore/shop-kit/delivery';
import type { FooterTexts } from '@bookstore/shop-kit/footer';
import type { HomeTexts } from '@bookstore/shop-kit/home';
import { SHOP_LIMITS } from '@bookstore/shop-kit/limits';
import type { MailTexts } from '@bookstore/shop-kit/mails';
import type { NewsArticle } from '@bookstore/shop-kit/news';
import type { PreviewTexts } from '@bookstore/shop-kit/preview';
import type { Shop } from '@bookstore/shop-kit/shop';
import type { ShopStory } from '@bookstore/shop-kit/story';
import { z } from 'zod';
import {
  colour,
  flag,
  languageTag,
  link,
  listOf,
  object,
  oneOf,
  path,
  slug,
  template,
  text,
  unique,
} from './fields.ts';

const LIMITS = SHOP_LIMITS;

const shop: z.ZodType<Shop> = object({
  name: text(LIMITS.name),
  mark: path,
  languageTag,
  currency: oneOf(CURRENCY_CODES),
});

const category: z.ZodType<ShopCategory> = object({
  id: slug(LIMITS.category.name),
  name: text(LIMITS.category.name),
  description: text(LIMITS.category.description).optional(),
  isNoGenre: flag.optional(),
});

const categories = listOf(category, 1, 'categories').superRefine((list, context) => {
  unique(list, 'id', context);
  unique(list, 'name', context);
});

const delivery: z.ZodType<DeliveryTexts> = object({
  shipping: text(LIMITS.delivery.sum),
  taxes: text(LIMITS.delivery.sum),
  time: text(LIMITS.delivery.sentence),
  promise: text(LIMITS.delivery.sentence),
});

const story: z.ZodType<ShopStory> = object({
  about: listOf(text(LIMITS.story.about), 1, 'paragraphs'),
  hours: listOf(object({ days: text(LIMITS.story.hours), open: text(LIMITS.story.hours) }), 0, 'opening hours'),
  delivery: listOf(object({ title: text(LIMITS.story.stepTitle), text: text(LIMITS.story.stepText) }), 1, 'steps'),
  account: listOf(text(LIMITS.story.reason), 1, 'reasons'),
});

const home: z.ZodType<HomeTexts> = object({
  title: text(LIMITS.home.title),
  description: text(LIMITS.home.description),
  banner: object({
    heading: text(LIMITS.home.heading),
    text: text(LIMITS.home.text),
    button: text(LIMITS.home.button),
    hasBooks: flag,
  }),
});

const preview: z.ZodType<PreviewTexts> = object({
  sentence: text(LIMITS.preview.sentence),
  picture: text(LIMITS.preview.picture),
});

const article: z.ZodType<NewsArticle> = object({
  id: slug(LIMITS.news.title),
  title: text(LIMITS.news.title),
  description: text(LIMITS.news.description),
  image: text(LIMITS.news.title),
  alt: text(LIMITS.news.alt).optional(),
});

const news = listOf(article, 0, 'articles').superRefine((list, context) => unique(list, 'id', context));

const note = (longest: number = LIMITS.footer.text) =>
  object({ title: text(LIMITS.footer.title), text: text(longest) });

const footer: z.ZodType<FooterTexts> = object({
  newsletter: text(LIMITS.footer.newsletter),
  services: note(),
  about: note(),
  contact: note(),
  privacy: note(LIMITS.footer.privacy),
  terms: note(),
  networks: listOf(object({ label: text(LIMITS.footer.title), path, address: link }), 0, 'networks'),
});

const TOLD = ['number', 'total', 'books'] as const;

/** `name` is of the customer, who typed it: what a mail to a customer says must not be a stranger's. */
const mail = (...told: string[]) =>
  object({
    subject: template(LIMITS.mails.subject, told),
    heading: template(LIMITS.mails.heading, told),
    paragraphs: listOf(template(LIMITS.mails.paragraph, told), 1, 'paragraphs'),
    link: text(LIMITS.mails.link),
  });

const mails: z.ZodType<MailTexts> = object({
  placed: mail(...TOLD),
  packed: mail(...TOLD),
  delivered: mail(...TOLD),
  cancelled: mail(...TOLD),
  shop: mail(...TOLD, 'name'),
  oneBook: text(LIMITS.mails.count),
  manyBooks: template(LIMITS.mails.count, ['count']),
  order: template(LIMITS.mails.order, ['number']),
  total: text(LIMITS.mails.order),
});

const dashboard: z.ZodType<DashboardTexts> = object({
  name: text(LIMITS.dashboard.name),
  person: text(LIMITS.dashboard.person),
  role: text(LIMITS.dashboard.person),
  hasSamples: flag.optional(),
});

const palette: z.ZodType<ShopColours['light']> = object({
  paper: colour,
  paperRaised: colour,
  paperSunk: colour,
  ink: colour,
  inkSoft: colour,
  line: colour,
  lineStrong: colour,
  accent: colour,
  accentStrong: colour,
  accentSoft: colour,
  onAccent: colour,
  danger: colour,
  dangerSoft: colour,
  success: colour,
  focus: colour,
  shade: colour,
});

const colours: z.ZodType<ShopColours> = object({
  light: palette,
  dark: palette,
  veil: colour,
  awning: object({ front: colour, fringe: z.tuple([colour, colour], 'is no pair of colours: write two in brackets') }),
});

/** What each module of a shop's folder has to be, by its name: its type in shop-kit, and the limits that a type cannot say. */
export const SCHEMAS = { shop, categories, delivery, home, preview, news, story, footer, mails, colours, dashboard };

export type ModuleName = keyof typeof SCHEMAS;
