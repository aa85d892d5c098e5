import { describe, expect, it } from 'vitest';
import { excerptParts } from './excerptParts.ts';

const textsOf = (text: string) => excerptParts(text).map((part) => part.text);

describe('excerptParts', () => {
  it('makes a paragraph of each line without blank lines', () => {
    expect(textsOf('It began.\nIt went on.\r\nIt ended.')).toEqual(['It began.', 'It went on.', 'It ended.']);
  });

  it('keeps verse lines between blank lines', () => {
    expect(textsOf(' \n\n ')).toEqual([]);
    expect(textsOf('A road,\na road.\n \n\n\nIt ended.\r\n\r\n')).toEqual(['A road,\na road.', 'It ended.']);
  });

  it('indents paragraphs except the first of a scene', () => {
    expect(excerptParts('One.\nTwo.\n* * *\nThree.\nFour.')).toEqual([
      { kind: 'paragraph', text: 'One.', isFirst: true, begin: 0 },
      { kind: 'paragraph', text: 'Two.', isFirst: false, begin: 4 },
      { kind: 'break', text: '* * *', isFirst: false, begin: 8 },
      { kind: 'paragraph', text: 'Three.', isFirst: true, begin: 13 },
      { kind: 'paragraph', text: 'Four.', isFirst: false, begin: 19 },
    ]);
    const kinds = excerptParts('***\n—\n⁂\n– And so on').map(({ kind }) => kind);
    expect(kinds).toEqual(['break', 'break', 'break', 'paragraph']);
  });
});
