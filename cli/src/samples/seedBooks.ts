import type { BookFormat, Category } from '@bookstore/contract/constants';
import { type BookContent, excerptHashOf, NO_DETAILS } from '../../../functions/src/books/bookRecord.ts';
import { announcedFor, SEED_DETAILS } from './seedDetails.ts';

/** Prices in cents; `createdAt` is ISO 8601 in UTC. */
interface SeedBook {
  id: string;
  title: string;
  author?: string;
  description: string;
  /** Another shop may lack this category. */
  category: string;
  coverImage: string;
  oldPriceCents: number;
  newPriceCents: number;
  trending: boolean;
  publisher: string;
  pages: number;
  /** BCP 47. */
  language: string;
  format: BookFormat;
  /** Real books have none from 978-66 to 978-69, which the ISBN agency's range message leaves undefined. */
  isbn: string;
  createdAt: string;
}

const inEnglish = (publisher: string, pages: number, format: BookFormat) => ({
  publisher,
  pages,
  language: 'en',
  format,
});

/** One book per picture in `web/src/assets/covers`. */
export const SEED_BOOKS: SeedBook[] = [
  {
    id: 'the-patient-ledger',
    title: 'The Patient Ledger',
    author: 'Odile Marchetti',
    description:
      'A bell foundry that has been profitable since 1641. A noodle shop that refuses to open a second branch. A bank with nine customers, all of them beekeepers. Odile Marchetti spent six years in the back offices of companies that never hurried, and came home with a theory of growth that fits on one page and takes a working life to carry out.',
    category: 'business',
    coverImage: 'book-1.png',
    oldPriceCents: 2799,
    newPriceCents: 2149,
    trending: true,
    ...inEnglish('Lantern & Tide', 528, 'hardcover'),
    isbn: '9786999900019',
    createdAt: '2026-08-18T08:30:00.000Z',
  },
  {
    id: 'machines-that-wait',
    title: 'Machines That Wait',
    author: 'Noor Castellane',
    description:
      'Most of what a computer does is nothing: it waits for a disk, a packet, a person. Noor Castellane follows a single key press through eleven queues, across two oceans and back, and finds in the waiting the whole history of computing: its compromises, its jokes and the few ideas that never aged.',
    category: 'technology',
    coverImage: 'book-2.png',
    oldPriceCents: 3299,
    newPriceCents: 2699,
    trending: true,
    ...inEnglish('Halfpenny Books', 360, 'paperback'),
    isbn: '9786999900026',
    createdAt: '2026-03-11T11:05:00.000Z',
  },
  {
    id: 'salt-on-the-windowsill',
    title: 'Salt on the Windowsill',
    author: 'Maren Holloway-Ito',
    description:
      'When their mother dies, three sisters inherit a boarding house above a harbour, and its one permanent guest, who has not paid since 1988 and will not say why. Over a summer of leaking roofs and visiting cousins the sisters sell the furniture, quarrel about the piano and begin to suspect that the debt runs the other way.',
    category: 'fiction',
    coverImage: 'book-3.png',
    oldPriceCents: 1899,
    newPriceCents: 1449,
    trending: true,
    ...inEnglish('Small Hours', 464, 'paperback'),
    isbn: '9786999900033',
    createdAt: '2026-07-02T09:00:00.000Z',
  },
  {
    id: 'the-house-counts-its-guests',
    title: 'The House Counts Its Guests',
    author: 'Silas Garrow-Meade',
    description:
      'Every evening at Vell House somebody scratches a mark beside the stairs, one for each person under the roof. Six friends rent it for a week. On Monday there are six marks.\n\nOn Tuesday there are seven.\n\nThey laugh about it, of course. They count each other at breakfast, and it comes to six; they count again at dinner, and it comes to six; and every night, somewhere between the second landing and the locked nursery, the house disagrees. Then the marks begin to go down, although nobody has left, and nobody at the table can quite recall whose chair that used to be.\n\nSilas Garrow-Meade worked for eleven years as a surveyor of old buildings and has said in interviews that only one scene of this novel is drawn from life. He has not said which one. Slow, exact and merciless, this is a haunted house told as a problem in arithmetic, and the answer is the last line of the book.',
    category: 'horror',
    coverImage: 'book-4.png',
    oldPriceCents: 1999,
    newPriceCents: 1599,
    trending: true,
    ...inEnglish('Ninth Street Press', 256, 'hardcover'),
    isbn: '9786999900040',
    createdAt: '2025-10-27T19:30:00.000Z',
  },
  {
    id: 'a-rope-for-kestrel-peak',
    title: 'A Rope for Kestrel Peak',
    author: 'Isidro Valcourt',
    description:
      'In 1953 two climbers went up the north face of Kestrel Peak joined by one rope. One came down, holding an end that had been cut. Seventy years later a glacier gives back the other half, and Isidro Valcourt, whose grandfather was the man who lived, goes up to see which side of the knot the knife was on.',
    category: 'adventure',
    coverImage: 'book-5.png',
    oldPriceCents: 2250,
    newPriceCents: 1799,
    trending: true,
    ...inEnglish('Orchard Lane', 272, 'paperback'),
    isbn: '9786999900057',
    createdAt: '2026-05-21T07:20:00.000Z',
  },
  {
    id: 'ask-for-the-bigger-table',
    title: 'Ask for the Bigger Table',
    author: 'Ines Varga-Holm',
    description:
      'Who sits by the door, who pours the water, who has to leave at five: a hostage mediator turned trade negotiator shows that most deals are settled before anybody names a figure. Forty short chapters, each with a seating plan, and not one word about winning.',
    category: 'business',
    coverImage: 'book-6.png',
    oldPriceCents: 2499,
    newPriceCents: 1899,
    trending: false,
    ...inEnglish('Lantern & Tide', 248, 'paperback'),
    isbn: '9786999900064',
    createdAt: '2026-09-29T10:15:00.000Z',
  },
  {
    id: 'a-field-guide-to-broken-software',
    title: 'A Field Guide to Broken Software',
    author: 'Wilhelmina Osei-Park',
    description:
      'Where they live, what they eat, how to catch them without harm. Forty-eight species of bug, each with its habitat, its call and a true story of the damage it did, from the Common Off-by-One to the Greater Daylight Saver, which is active for two nights of the year. Drawn from life by the author, who has kept a log book of outages since she was fourteen.',
    category: 'technology',
    coverImage: 'book-7.png',
    oldPriceCents: 3450,
    newPriceCents: 2899,
    trending: true,
    ...inEnglish('Halfpenny Books', 264, 'hardcover'),
    isbn: '9786999900071',
    createdAt: '2026-06-09T06:10:00.000Z',
  },
  {
    id: 'apricots-for-the-tax-inspector',
    title: 'Apricots for the Tax Inspector',
    author: 'Lotte Vandersloot',
    description:
      'A village has paid its taxes in fruit since before there was a country to collect them. This year the ministry sends a man with a calculator. He means to stay for an afternoon; the apricots, however, are not ripe until Thursday. A comedy about appetite, accounting and the correct way to fall off a ladder.',
    category: 'fiction',
    coverImage: 'book-8.png',
    oldPriceCents: 1750,
    newPriceCents: 1350,
    trending: false,
    ...inEnglish('Small Hours', 248, 'paperback'),
    isbn: '9786999900088',
    createdAt: '2026-01-28T15:40:00.000Z',
  },
  {
    id: 'teeth-in-the-orchard',
    title: 'Teeth in the Orchard',
    author: 'Agnes Tolliver-Roe',
    description: 'The harvest is good this year. Nobody asks any longer what the trees are given.',
    category: 'horror',
    coverImage: 'book-9.png',
    oldPriceCents: 1699,
    newPriceCents: 1299,
    trending: false,
    ...inEnglish('Ninth Street Press', 504, 'paperback'),
    isbn: '9786999900095',
    createdAt: '2026-10-06T18:45:00.000Z',
  },
  {
    id: 'the-second-invoice',
    title: 'The Second Invoice',
    author: 'Perpetua Lindqvist',
    description:
      'The first invoice is easy: you are new, you are cheap and they are grateful. Everything that goes wrong in a freelance life goes wrong at the second. Perpetua Lindqvist has sent four thousand of them, and here prints the best, the worst, and the one that was paid in goats.',
    category: 'business',
    coverImage: 'book-10.png',
    oldPriceCents: 1999,
    newPriceCents: 1550,
    trending: false,
    ...inEnglish('Orchard Lane', 512, 'hardcover'),
    isbn: '9786999900101',
    createdAt: '2025-12-04T09:50:00.000Z',
  },
  {
    id: 'the-cable-under-the-sea',
    title: 'The Cable Under the Sea',
    description:
      'Nine tenths of everything you read today crossed an ocean through a tube the width of a garden hose. This is the history of one such cable, told in twelve repairs: the trawler, the earthquake, the shark that was blamed and the anchor that was not. The author, an engineer on the repair ship for three decades, has asked to stay unnamed, because the thirteenth repair is still under investigation.',
    category: 'technology',
    coverImage: 'book-11.png',
    oldPriceCents: 2999,
    newPriceCents: 2399,
    trending: false,
    ...inEnglish('Lantern & Tide', 208, 'paperback'),
    isbn: '9786999900118',
    createdAt: '2026-10-20T12:00:00.000Z',
  },
  {
    id: 'a-small-theory-of-lost-buttons',
    title: 'A Small Theory of Lost Buttons',
    author: 'Cosima Redfern',
    description:
      'Edith mends coats for the opera and keeps what falls out of the pockets: ticket stubs, a wedding ring, a key with a hotel number, and buttons, four thousand of them, each in an envelope with a date. When the opera closes she sets out to give everything back. Some of the owners are delighted. Some have spent thirty years hoping that nobody would find it.\n\nWhat begins as a round of errands becomes a portrait of a city through the things it dropped. There is the conductor who wants his ring melted down, and his wife, who wants to see it first. There is the boy, now a judge, who cut a button off the coat of the girl in the next seat. There is hotel room 412, where the key still turns. And there is envelope 2,310, dated on the day that Edith herself stopped going out, which she has carried to every door in the book and never opened.\n\nCosima Redfern writes about small objects as other novelists write about wars, with a cast of dozens, a clear head and complete attention to what is at stake. Her fourth novel is her warmest, and has a last chapter that readers have been known to begin again standing up.',
    category: 'fiction',
    coverImage: 'book-12.png',
    oldPriceCents: 2199,
    newPriceCents: 1699,
    trending: true,
    ...inEnglish('Halfpenny Books', 528, 'paperback'),
    isbn: '9786999900125',
    createdAt: '2026-09-08T13:25:00.000Z',
  },
  {
    id: 'the-ninth-stair-down',
    title: 'The Ninth Stair Down',
    author: 'Corvin Ashdale',
    description:
      'The cellar at number four has eight stairs. The children know that it has nine. A night porter who lost his daughter in that house takes a room across the road, buys a torch and a length of chain, and learns to count the way children do: slowly, aloud, and never, ever backwards.',
    category: 'horror',
    coverImage: 'book-13.png',
    oldPriceCents: 1850,
    newPriceCents: 1499,
    trending: false,
    ...inEnglish('Small Hours', 552, 'hardcover'),
    isbn: '9786999900132',
    createdAt: '2026-04-13T20:00:00.000Z',
  },
  {
    id: 'nobody-reads-the-memo',
    title: 'Nobody Reads the Memo',
    author: 'Desmond Ferreira-Clay',
    description:
      'A large insurer once ran for eleven weeks on a memo that said the opposite of what was meant, and had its best quarter in a decade. Desmond Ferreira-Clay, who wrote it, explains how organisations really pass on news: over lunch, by eyebrow, and in the last line of messages about something else.',
    category: 'business',
    coverImage: 'book-14.png',
    oldPriceCents: 2350,
    newPriceCents: 1850,
    trending: false,
    ...inEnglish('Ninth Street Press', 240, 'paperback'),
    isbn: '9786999900149',
    createdAt: '2026-10-13T17:05:00.000Z',
  },
  {
    id: 'the-lamplit-side-of-tanner-street',
    title: 'The Lamplit Side of Tanner Street',
    author: 'Josephine Abara-Whitlock',
    description:
      'The council could afford lamps for one pavement only. Over five generations the two sides of Tanner Street marry, feud, share a well and never once agree on what happened the night the lamps went out. A family saga in which the families are forty houses and the gossip is always, eventually, right.',
    category: 'fiction',
    coverImage: 'book-15.png',
    oldPriceCents: 2099,
    newPriceCents: 1649,
    trending: false,
    ...inEnglish('Orchard Lane', 528, 'paperback'),
    isbn: '9786999900156',
    createdAt: '2025-11-17T16:35:00.000Z',
  },
  {
    id: 'zero-is-a-crowded-number',
    title: 'Zero Is a Crowded Number',
    author: 'Aurelio Banks-Tanaka',
    description:
      'Empty strings, null islands, the thirty-first of February and the ship that sailed to latitude nothing: a tour of the places where computers put what they cannot understand. Some two million parcels are addressed there every year, and somebody has to deliver them.',
    category: 'technology',
    coverImage: 'book-16.png',
    oldPriceCents: 2650,
    newPriceCents: 2099,
    trending: false,
    ...inEnglish('Lantern & Tide', 312, 'hardcover'),
    isbn: '9786999900163',
    createdAt: '2025-09-23T08:05:00.000Z',
  },
  {
    id: 'it-knits-at-night',
    title: 'It Knits at Night',
    description:
      'Fourteen stories, found typed and tied with red wool in a drawer of the Marlstone Infirmary, and printed here in the order in which they were knotted. The librarian who untied them asks that they be read one at a time, by daylight, and that any loose end be left alone.',
    category: 'horror',
    coverImage: 'book-17.png',
    oldPriceCents: 1650,
    newPriceCents: 1250,
    trending: false,
    ...inEnglish('Halfpenny Books', 536, 'paperback'),
    isbn: '9786999900170',
    createdAt: '2025-06-30T21:10:00.000Z',
  },
  {
    id: 'quiet-monopolies',
    title: 'Quiet Monopolies',
    author: 'H. K. Brandvold',
    description: 'One firm makes every zip fastener slider in Europe. You have never heard of it.',
    category: 'business',
    coverImage: 'book-18.png',
    oldPriceCents: 3000,
    newPriceCents: 2400,
    trending: false,
    ...inEnglish('Small Hours', 168, 'paperback'),
    isbn: '9786999900187',
    createdAt: '2025-07-15T10:45:00.000Z',
  },
  {
    id: 'no-map-of-harrow-sound',
    title: 'No Map of Harrow Sound',
    author: 'Fionnuala Strand',
    description:
      'The Admiralty charted the coast four times and got four different coasts. In the spring of 1887 Ada Creel, a cook’s daughter with a stolen sextant, talks her way aboard the fifth survey. The islands have moved again. So, she notices, has the captain’s story about what became of the fourth.',
    category: 'adventure',
    coverImage: 'book-19.png',
    oldPriceCents: 1950,
    newPriceCents: 1525,
    trending: false,
    ...inEnglish('Ninth Street Press', 392, 'hardcover'),
    isbn: '9786999900194',
    createdAt: '2026-02-16T12:55:00.000Z',
  },
  {
    id: 'what-the-ferry-carried',
    title: 'What the Ferry Carried',
    author: 'Emeka Thorsen',
    description:
      'For forty-one years Halvard took the last boat across the fjord, and wrote down what he carried: a harmonium, two brides, a coffin that was not empty enough. His granddaughter finds the log book on the week the bridge is to be opened. Between its entries runs a second list, in pencil, of what he agreed not to see.',
    category: 'fiction',
    coverImage: 'book-20.png',
    oldPriceCents: 1999,
    newPriceCents: 1575,
    trending: false,
    ...inEnglish('Orchard Lane', 400, 'paperback'),
    isbn: '9786999900200',
    createdAt: '2025-05-26T05:50:00.000Z',
  },
  {
    id: 'nobody-waits-at-ostermoor',
    title: 'Nobody Waits at Ostermoor',
    author: 'Hanne Driscoll',
    description:
      'The tram to Ostermoor was cancelled in 1974. The stop is still there, and so, on wet Thursdays, is a girl in a red coat who asks every driver for the same street. A young inspector, sent to take down the sign, makes the mistake of looking the street up.',
    category: 'fiction',
    coverImage: 'girl-stop.png',
    oldPriceCents: 1800,
    newPriceCents: 1400,
    trending: false,
    ...inEnglish('Lantern & Tide', 536, 'paperback'),
    isbn: '9786999900217',
    createdAt: '2025-08-19T14:15:00.000Z',
  },
  {
    id: 'eleven-gears-to-the-sea',
    title: 'Eleven Gears to the Sea',
    author: 'Mateo Brightwater',
    description:
      'Mateo Brightwater was sixty-three and had never ridden further than the bakery. Then his brother bet him a boat that he could not cross the continent on their father’s bicycle, which weighs as much as a pig and has no lowest gear. Four thousand kilometres, nineteen punctures, one funeral, one wedding (his own).\n\nThis is not a book about fitness. Brightwater eats his way from pass to pass, is adopted by a brass band, loses a week to a village that will not let him leave until he has mended its clock, and is overtaken, daily and with courtesy, by children. He writes about roads as a cook writes about onions, and about his brother as one can only write about somebody who is owed an apology.\n\nThe boat, when he gets there, is not what he was promised. The sea is. Funny, hungry and, in its last thirty pages, as moving as anything in the literature of going somewhere slowly.',
    category: 'adventure',
    coverImage: 'ride-lifetime.png',
    oldPriceCents: 2399,
    newPriceCents: 1875,
    trending: false,
    ...inEnglish('Halfpenny Books', 488, 'hardcover'),
    isbn: '9786999900224',
    createdAt: '2026-10-27T09:35:00.000Z',
  },
  {
    id: 'the-antler-company',
    title: 'The Antler Company',
    author: 'Rowan Pellew',
    description:
      'The forest has a parliament, and it is short of one vote. When the old king of the red deer falls, a yearling with a stammer and no antlers to speak of is sent over the mountains to find the members who never came home: a one-eyed boar, a disgraced heron and a hedgehog who is wanted in three counties.',
    category: 'adventure',
    coverImage: 'young-bucks.png',
    oldPriceCents: 1599,
    newPriceCents: 1199,
    trending: false,
    ...inEnglish('Small Hours', 224, 'paperback'),
    isbn: '9786999900231',
    createdAt: '2025-09-02T11:30:00.000Z',
  },
  {
    id: 'the-antler-company-second-snow',
    title: 'The Antler Company: Second Snow',
    author: 'Rowan Pellew',
    description:
      'The vote was won and the winter came anyway. With the passes closed and the wolves asking for terms, the Company must cross the frozen lake twice in one night: once to deliver a promise and once, in the dark, to break it. The second book of the Antler Company, for readers of nine and upwards and whoever is listening on the stairs.',
    category: 'adventure',
    coverImage: 'young-bucks-2.png',
    oldPriceCents: 1699,
    newPriceCents: 1299,
    trending: false,
    ...inEnglish('Ninth Street Press', 176, 'paperback'),
    isbn: '9786999900248',
    createdAt: '2026-08-03T07:45:00.000Z',
  },
];

/** @param now determines the date of the announced book */
export function toBookContent(
  { createdAt, author = '', ...book }: SeedBook,
  now: Date,
): BookContent & { excerpt?: string } {
  const date = new Date(createdAt);
  const { isAnnounced, ...details } = SEED_DETAILS[book.id] ?? {};
  return {
    ...NO_DETAILS,
    ...book,
    ...details,
    ...(details.excerpt && { excerptHash: excerptHashOf(details.excerpt) }),
    ...(isAnnounced && { published: announcedFor(now) }),
    // Callers skip categories that the shop lacks.
    category: book.category as Category,
    author,
    createdAt: date,
    updatedAt: date,
    deletedAt: null,
    cover: null,
    lowestBeforeCents: null,
    shownCopies: null,
    createdFrom: '',
  };
}
