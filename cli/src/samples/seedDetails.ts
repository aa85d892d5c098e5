import { firstOfMonth } from '@bookstore/contract/days';
import type { BookContent } from '../../../functions/src/books/bookRecord.ts';

interface SeedDetails
  extends Partial<Pick<BookContent, 'subtitle' | 'contributors' | 'series' | 'imprint' | 'subjects' | 'note'>> {
  excerpt?: string;
  isAnnounced?: true;
}

const volume = (name: string, number: number) => ({ series: { name, number: String(number) } });
const subjects = (thema: string, bisac: string): Pick<SeedDetails, 'subjects'> => ({
  subjects: [
    { scheme: 'thema', code: thema },
    { scheme: 'bisac', code: bisac },
  ],
});

const SECOND_SNOW = `The lake froze on a Tuesday, which the heron said was typical.

“Rivers freeze from the edges,” she said. “Ponds freeze from the top. A lake like this one freezes from the middle, out of spite, and it does it on a Tuesday, when nobody has anything ready.” She stood on one leg at the end of the broken jetty and looked along her beak at the ice. She had not forgiven it. Until that morning the lake had been the one place in the valley where nobody asked her about the business with the eels.

Bracken put a hoof on it. He did it the way he did everything that winter, as though somebody might be about to tell him to stop. The ice was black and clear, and a long way down he could see a leaf, quite flat, with all its veins, like a letter that has been put under glass so that everybody can read it.

“It h-holds,” he said.

“It holds you,” said the boar. “You weigh what I eat for breakfast.”

Nobody laughed, because it was true and because of the smoke. There were three lines of it on the far shore, thin and straight, one for each of the wolves’ fires. There had been two the night before. The Company had voted on what that meant, since voting was what the Company was for, and it had come out as it always came out: the boar said war, the heron said weather, the hedgehog said that where he came from three fires meant somebody was being waited for, and Bracken, who as king had the vote that counts when the others do not agree, had opened his mouth and closed it again.

He had been king for eleven weeks. His antlers were still no longer than a thumb, and in the cold they ached.

“Read it again,” he said.

The hedgehog sighed and unrolled himself. He carried the wolves’ terms in the only safe place there was, which was his own back: a strip of birch bark, spiked on eleven spines. To have them read he had to ask somebody to stand behind him, and in three counties nobody had ever done that for his good. The heron bent down. She had the best eyes and the coldest voice, and she read as though the words were something she had found in a net.

“To the small king. The passes are shut, and your people are on the wrong side of them. So are ours. Bring us the winter store from the hollow oak, as it was promised to us by the king before you, and we shall let the herd go down to the low woods by our road. We ask on the night of no moon. We ask once.” She straightened. “They write a good plain hand, for wolves.”

“As it was p-promised,” said Bracken.

“He never told us,” said the boar. He said it to the ice. He had served the old king for nineteen winters and lost an eye doing it, and it was plain to everyone on the jetty that this was the part he minded: not the wolves, nor the store, but that a promise had been standing about in the dark all that time and nobody had introduced them.

“A king’s promise goes with the antlers,” said the heron. “That is the law. It was the first thing your parliament ever voted for, and the last thing it ever agreed on.”

“And if there isn’t any store?” said the hedgehog.

They all looked at him.

“I’m only asking,” he said. “As somebody who has been in a number of larders. I went past the hollow oak on Sunday, and it did have a hollow sort of sound.”

The wind came over the lake with the smoke in it. Far out the ice spoke: one long low note that ran from shore to shore and under their feet, like a door being closed in a very large house. Bracken waited until it had finished. Then, because nobody had told him to stop, he put out the other hoof.

“Then we had b-better cross tonight,” said the king, “and tell them so. And after that we had better cross again.”`;

/** By book id. */
export const SEED_DETAILS: Readonly<Record<string, SeedDetails>> = {
  'the-patient-ledger': {
    subtitle: 'Six years with companies that never hurried',
    contributors: [{ name: 'Perpetua Lindqvist', role: 'A24' }],
    imprint: 'Tide Business',
    ...volume('Plain Workings', 2),
    ...subjects('KJ', 'BUS000000'),
  },
  'machines-that-wait': {
    subtitle: 'A history of computing in one key press',
    ...subjects('UB', 'COM080000'),
  },
  'salt-on-the-windowsill': subjects('FBA', 'FIC019000'),
  'the-house-counts-its-guests': {
    note: {
      text: 'I do not read horror. I read this one standing up, in the stock room, with the light on, and then I went home and counted the stairs. Thirteen. There have always been thirteen.',
      by: 'Jonas',
    },
    ...subjects('FK', 'FIC015000'),
  },
  'a-rope-for-kestrel-peak': {
    contributors: [{ name: 'Bram Oakley', role: 'A39' }],
    ...subjects('FJ', 'FIC002000'),
  },
  'ask-for-the-bigger-table': {
    subtitle: 'How a room decides before anybody speaks',
    ...subjects('KJ', 'BUS047000'),
  },
  'a-field-guide-to-broken-software': {
    subtitle: 'Forty-eight species, with their calls',
    contributors: [{ name: 'Noor Castellane', role: 'A23' }],
    ...subjects('UB', 'COM051230'),
  },
  'apricots-for-the-tax-inspector': {
    contributors: [{ name: 'Judith Arkwright', role: 'B06' }],
    ...subjects('FBA', 'FIC016000'),
  },
  'the-cable-under-the-sea': {
    subtitle: 'A history in twelve repairs',
    contributors: [{ name: 'Tomasz Brandt', role: 'A13' }],
    imprint: 'Tide Business',
    ...volume('Plain Workings', 3),
    ...subjects('UB', 'TEC000000'),
  },
  'a-small-theory-of-lost-buttons': {
    note: {
      text: 'I opened this on a night shift, meaning to read a chapter between customers. At half past one somebody knocked on the window: I had forgotten to let him in. Begin it on an evening when nobody needs you.',
      by: 'Mara',
    },
    ...subjects('FBA', 'FIC019000'),
  },
  'zero-is-a-crowded-number': {
    imprint: 'Tide Business',
    ...volume('Plain Workings', 1),
    ...subjects('UB', 'COM080000'),
  },
  'it-knits-at-night': {
    subtitle: 'Fourteen stories from the Marlstone Infirmary',
    contributors: [{ name: 'Harriet Quill', role: 'B01' }],
    ...subjects('FK', 'FIC029000'),
  },
  'what-the-ferry-carried': {
    contributors: [
      { name: 'Judith Arkwright', role: 'B06' },
      { name: 'Lotte Vandersloot', role: 'A19' },
    ],
    ...subjects('FBA', 'FIC019000'),
  },
  'eleven-gears-to-the-sea': {
    subtitle: 'Across a continent on my father’s bicycle',
    ...subjects('WTL', 'TRV010000'),
  },
  'the-antler-company': {
    contributors: [{ name: 'Bram Oakley', role: 'A12' }],
    ...volume('The Antler Company', 1),
    ...subjects('YFB', 'JUV001000'),
  },
  'the-antler-company-second-snow': {
    contributors: [{ name: 'Bram Oakley', role: 'A12' }],
    ...volume('The Antler Company', 2),
    ...subjects('YFB', 'JUV001000'),
    excerpt: SECOND_SNOW,
    isAnnounced: true,
  },
};

/** Samples seeded in the same month agree. */
export const announcedFor = (now: Date): string => firstOfMonth(now.toISOString().slice(0, 10), 2);
