import { describe, expect, it } from 'vitest';
import { bookWith } from '../../test/onixFiles.ts';

const text = (type: string, content: string, more = '') =>
  `<CollateralDetail><TextContent><TextType>${type}</TextType>${more}${content}</TextContent></CollateralDetail>`;

describe('ONIX text', () => {
  it.each([
    [
      '<Text textformat="02">&lt;p&gt;Eins &amp;amp; zwei&lt;/p&gt;&lt;p&gt;drei&lt;/p&gt;</Text>',
      'Eins & zwei\n\ndrei',
    ],
    ['<Text textformat="05"><p>Eins</p><script>böse()</script><ul><li>zwei</li></ul></Text>', 'Eins\n\n– zwei'],
    ['<Text textformat="06">Eins &lt;b&gt; zwei\n\n\n   drei</Text>', 'Eins <b> zwei\n\ndrei'],
    ['<Text>\n   Eins &mdash; zwei\n  </Text>', 'Eins — zwei'],
    ['<Text textformat="05">Eins<br/>zwei<br></br>drei<br/><br/>vier</Text>', 'Eins\nzwei\ndrei\n\nvier'],
    ['<Text textformat="05">5 &lt; 6 <b>stimmt</b></Text>', '5 < 6 stimmt'],
    ['<Text textformat="06">Eins <![CDATA[& zwei]]> und drei</Text>', 'Eins & zwei und drei'],
  ])('%s becomes paragraphs', async (element, description) => {
    expect((await bookWith(text('03', element))).description).toBe(description);
  });

  it('prefers the longer description', async () => {
    expect((await bookWith(text('02', '<Text>Kurz.</Text>'))).description).toBe('Kurz.');
    const both = `<CollateralDetail>${['02', '03'].map((type) => `<TextContent><TextType>${type}</TextType><Text>${type}</Text></TextContent>`).join('')}</CollateralDetail>`;
    expect((await bookWith(both)).description).toBe('03');
  });

  it("prefers the shop's language", async () => {
    const texts = '<Text language="eng">English</Text><Text language="ger">Deutsch</Text>';
    expect((await bookWith(text('03', texts))).description).toBe('Deutsch');
    expect((await bookWith(text('03', texts), { language: 'en-US' })).description).toBe('English');
    expect((await bookWith(text('03', texts), { language: 'fr' })).description).toBe('English');
    const unnamed = '<Text language="eng">English</Text><Text>Ohne Sprache</Text>';
    expect((await bookWith(text('03', unnamed))).description).toBe('Ohne Sprache');
    expect((await bookWith(text('03', unnamed), { language: 'en' })).description).toBe('English');
  });

  it('must be for readers, from its start date', async () => {
    const audience = (code: string) => `<ContentAudience>${code}</ContentAudience>`;
    const from = (date: string) =>
      `<ContentDate><ContentDateRole>14</ContentDateRole><Date>${date}</Date></ContentDate>`;
    expect((await bookWith(text('03', '<Text>Nur Handel</Text>', audience('02')))).description).toBeUndefined();
    expect((await bookWith(text('03', '<Text>Alle</Text>', audience('02') + audience('00')))).description).toBe('Alle');
    expect((await bookWith(text('03', '<Text>Alle</Text>', '<ContentAudience/>'))).description).toBe('Alle');
    expect((await bookWith(text('03', '<Text>Später</Text>', from('20261127')))).description).toBeUndefined();
    expect((await bookWith(text('03', '<Text>Heute</Text>', from('20261126')))).description).toBe('Heute');
  });
});

describe('ONIX cover', () => {
  const resource = (type: string, mode: string, ...links: string[]) =>
    `<SupportingResource><ResourceContentType>${type}</ResourceContentType><ResourceMode>${mode}</ResourceMode><ResourceVersion>${links.map((link) => `<ResourceLink>${link}</ResourceLink>`).join('')}</ResourceVersion></SupportingResource>`;
  const coverOf = async (...resources: string[]) =>
    (await bookWith(`<CollateralDetail>${resources.join('')}</CollateralDetail>`)).coverLink;
  const FRONT = 'https://pictures.example/front.jpg';

  it('is the front cover, wherever it is listed', async () => {
    const back = resource('02', '03', 'https://pictures.example/back.jpg');
    const film = resource('01', '05', 'https://pictures.example/front.mp4');
    expect(await coverOf(back, film, resource('01', '03', FRONT))).toBe(FRONT);
    expect(await coverOf(back, film)).toBeUndefined();
  });

  it.each(['front.jpg', 'ftp://pictures.example/front.jpg', 'ftp://pictures.example/?of=http://x', 'https://'])(
    'is ignored under %s',
    async (link) => {
      expect(await coverOf(resource('01', '03', link))).toBeUndefined();
      expect(await coverOf(resource('01', '03', link, FRONT))).toBe(FRONT);
    },
  );
});
