import { describe, expect, it } from 'vitest';
import { readLegalText } from './legalTexts.ts';

const readNodes = async (markdown: string) => (await readLegalText(`# Title\n\n${markdown}`)).nodes;

describe('legalTexts', () => {
  it('reads title, headings and body', async () => {
    expect(
      await readLegalText('# Terms *of sale*\n\n## § 1 Prices\n\nAll *in*\neuros.\n\n### More\n\n- One\n'),
    ).toEqual({
      title: 'Terms of sale',
      sections: [{ id: '1-prices', title: '§ 1 Prices' }],
      nodes: [
        { tag: 'h2', id: '1-prices', inside: ['§ 1 Prices'] },
        { tag: 'p', inside: ['All ', { tag: 'em', inside: ['in'] }, ' ', 'euros.'] },
        { tag: 'h3', id: 'more', inside: ['More'] },
        { tag: 'ul', inside: [{ tag: 'li', inside: ['One'] }] },
      ],
    });
  });

  it('gives headings unique ids that the footer does not use', async () => {
    const { sections } = await readLegalText('# Title\n\n## Privacy\n\n## Same\n\n## Same\n\n## ***\n');
    expect(sections.map(({ id }) => id)).toEqual(['privacy-2', 'same', 'same-2', 'section']);
  });

  it('supports numbered lists, tables and breaks', async () => {
    expect(await readNodes('3. Three')).toEqual([{ tag: 'ol', start: 3, inside: [{ tag: 'li', inside: ['Three'] }] }]);
    expect(await readNodes('One\\\nTwo')).toEqual([{ tag: 'p', inside: ['One', { tag: 'br', inside: [] }, 'Two'] }]);
    const cell = (tag: string, text: string) => ({ tag: 'tr', inside: [{ tag, inside: [text] }] });
    expect(await readNodes('| A |\n|---|\n| B |')).toEqual([
      {
        tag: 'table',
        inside: [
          { tag: 'thead', inside: [cell('th', 'A')] },
          { tag: 'tbody', inside: [cell('td', 'B')] },
        ],
      },
    ]);
  });

  it('treats HTML as text, and ignores pictures and script links', async () => {
    expect(await readNodes('<script>alert(1)</script>')).toEqual([{ tag: 'p', inside: ['<script>alert(1)</script>'] }]);
    expect(await readNodes('Before <b onclick="x">bold</b>')).toEqual([
      { tag: 'p', inside: ['Before <b onclick="x">bold</b>'] },
    ]);
    expect(JSON.stringify(await readNodes('![a picture](https://example.com/x.png)'))).not.toContain('img');
    expect(await readNodes('[press](javascript:alert(1))')).toEqual([
      { tag: 'p', inside: ['[press](javascript:alert(1))'] },
    ]);
  });

  it('replaces placeholders inline and as blocks', async () => {
    expect(await readNodes('Write to {{email}}.\n\n{{kept-data}}')).toEqual([
      { tag: 'p', inside: ['Write to ', { place: 'email' }, '.'] },
      { block: 'kept-data' },
    ]);
    await expect(readNodes('Write to {{mail}}.')).rejects.toThrow(
      '{{mail}} is an unknown placeholder: use one of shop, seller',
    );
    await expect(readNodes('All: {{kept-data}}')).rejects.toThrow('{{kept-data}} needs a paragraph of its own');
  });

  it('uses #delivery for the delivery charges in any language', async () => {
    const { sections } = await readLegalText(
      '# AGB\n\n## Preise\n\nIn Euro.\n\n## § 4 Versand\n\n1. Kosten: {{delivery-charge}}\n\n## Ende\n\n{{delivery-charge}}\n',
    );
    expect(sections.map(({ id }) => id)).toEqual(['preise', 'delivery', 'ende']);
  });

  it('refuses texts without exactly one title', async () => {
    await expect(readLegalText('Text')).rejects.toThrow('it begins without a title');
    await expect(readLegalText('')).rejects.toThrow('it begins without a title');
    await expect(readNodes('# Another')).rejects.toThrow('it has two titles');
  });
});
