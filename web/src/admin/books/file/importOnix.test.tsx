import { Blob as NodeBlob } from 'node:buffer';
import type { ImportResult } from '@bookstore/contract/api/bookImport';
import { message, product } from '@bookstore/contract/test/onixFiles';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeAdminToken } from '../../../api/adminToken.ts';
import { useLoadSignedInAdmin } from '../../../api/signedInAdminApi.ts';
import { fakeApi, json } from '../../../api/test/fakeApi.ts';
import { renderShop } from '../../../app/test/renderShop.tsx';
import { answerOnix, type OnixAnswer, type OnixQuestion } from './answerOnix.ts';
import { ImportBooksPage } from './ImportBooksPage.tsx';

class FakeWorker {
  onmessage: ((event: { data: OnixAnswer }) => void) | null = null;
  isTerminated = false;
  static last: FakeWorker;
  constructor() {
    FakeWorker.last = this;
  }
  async postMessage({ file, now }: OnixQuestion) {
    const bytes = await file.arrayBuffer();
    await answerOnix({ file: new NodeBlob([bytes]) as Blob, now }, (data) => this.onmessage?.({ data }));
  }
  terminate() {
    this.isTerminated = true;
  }
}

const described = (title: string, thema: string) => `<DescriptiveDetail>
  <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail>
  <Subject><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>${thema}</SubjectCode></Subject>
  <Measure/></DescriptiveDetail>
  <CollateralDetail><SupportingResource><ResourceContentType>01</ResourceContentType><ResourceMode>03</ResourceMode><ResourceVersion><ResourceLink>https://pictures.example/1.jpg</ResourceLink></ResourceVersion></SupportingResource></CollateralDetail>`;

const deletion = product('d').replace('<NotificationType>03', '<NotificationType>05');

const FILE = message(
  [
    product('a', described('Sand', 'FLC')),
    product('b', described('Cooking', 'WBA')),
    product('c', '<DescriptiveDetail><ProductForm>ED</ProductForm></DescriptiveDetail>'),
    deletion,
    product('e', described('Old news', 'FLC')),
  ].join('\n'),
);

const ANSWERS: Readonly<Record<string, ImportResult>> = {
  a: { fate: 'changed', _id: 'book-a', fields: ['newPrice'], differences: { newPrice: { before: 2, after: 1 } } },
  b: { fate: 'added', _id: 'book-b', priceKept: 12.5 },
  d: { fate: 'deleted', _id: 'book-d', title: 'Dusk' },
  e: { fate: 'outdated', _id: 'book-e' },
  f: { fate: 'unchanged', _id: 'book-f', toNote: true },
  i: {
    fate: 'changed',
    _id: 'book-i',
    differences: { pages: { before: 2, after: 1 } },
    otherSender: 'Sand Books',
    publisher: { name: 'Sand Press', fate: 'changed' },
  },
  g: { fate: 'other-sender', _id: 'book-g', otherSender: '06:1' },
  h: { fate: 'unchanged', _id: 'book-h', publisher: { name: 'Wide Press', fate: 'added' } },
};

function Page() {
  useLoadSignedInAdmin();
  return <ImportBooksPage />;
}

async function choose(text: string, rights: 'owner' | 'staff' = 'owner') {
  vi.stubGlobal('Worker', FakeWorker);
  const requests = fakeApi({
    'GET /api/admin/me': () => json({ username: 'ada', rights }),
    'GET /api/books/imports': () => json({ imports: [] }),
    'POST /api/books/import': async (request) => {
      const { rows } = (await request.json()) as { rows: { record: { reference: string } }[] };
      return json({ results: rows.map(({ record }) => ANSWERS[record.reference]) });
    },
  });
  writeAdminToken(`h.${btoa(JSON.stringify({ sub: 'ada' }))}.s`);
  renderShop(<Page />);
  const file = new File([text], 'spring.xml');
  await act(async () => fireEvent.change(screen.getByLabelText(/^Choose a CSV file/), { target: { files: [file] } }));
  return {
    sent: async () =>
      Promise.all(requests.filter(({ method }) => method === 'POST').map((request) => request.clone().json())),
  };
}

const getRows = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

beforeEach(() => localStorage.clear());

describe('importOnix', () => {
  it("summarises an ONIX file and asks only the bookseller's decisions", async () => {
    const { sent } = await choose(FILE);
    expect(await screen.findByText('ONIX message: 3 books, 1 to take off sale, 1 refused.')).toBeVisible();
    expect(FakeWorker.last.isTerminated).toBe(true);
    expect(screen.getByText('Measure').nextSibling).toHaveTextContent('3');
    await userEvent.selectOptions(screen.getByLabelText(/^Category for 1 book without a matching subject/), 'Business');
    await userEvent.click(await screen.findByLabelText('Take 1 book off sale (deleted in the message)'));
    await userEvent.click(screen.getByLabelText('Also replace prices set in this shop'));
    await userEvent.click(screen.getByRole('button', { name: 'Preview changes' }));
    const summary = await screen.findByText(/would add 1 book and change 1 book\. It would take 1 book off sale\.$/);
    expect(summary).toBeVisible();
    const source = { sender: '06:4012345000009', sentAt: '2026-11-25T09:30:00.000Z' };
    const isbn = '9783161484100';
    expect(await sent()).toEqual([
      {
        dryRun: true,
        takePrices: true,
        rows: [
          {
            book: { title: 'Sand', isbn, category: 'fiction', subjects: 'thema:FLC' },
            record: { ...source, reference: 'a' },
          },
          {
            book: { title: 'Cooking', isbn, category: 'business', subjects: 'thema:WBA' },
            record: { ...source, reference: 'b' },
          },
          { book: { title: '', isbn }, record: { ...source, reference: 'd', deletes: true } },
          {
            book: { title: 'Old news', isbn, category: 'fiction', subjects: 'thema:FLC' },
            record: { ...source, reference: 'e' },
          },
        ],
      },
    ]);
  });

  it('previews an ONIX file and imports it as decided', async () => {
    const { sent } = await choose(FILE);
    await userEvent.click(await screen.findByLabelText('Take 1 book off sale (deleted in the message)'));
    await userEvent.click(screen.getByRole('button', { name: 'Preview changes' }));
    await screen.findByText(/would add 1 book/);
    expect(screen.getByText('Unchanged').nextSibling).toHaveTextContent('1');
    expect(getRows('Books to add and change').map((row) => row.slice(1))).toEqual([
      ['Sand', 'Price: $2.00 → $1.00'],
      ['Cooking', 'NewISBN: 9783161484100Subjects: thema:WBAView cover'],
      ['Dusk', 'Deleted: no → yes'],
    ]);
    const cover = screen.getByRole('link', { name: 'View cover' });
    expect(cover).toHaveAttribute('href', 'https://pictures.example/1.jpg');
    expect(cover).toHaveAttribute('rel', 'noreferrer');
    expect(getRows('Books left unchanged').map((row) => row.slice(1))).toEqual([
      ['Price', 'Price set in this shop, so it stays. The record has $12.50'],
      ['–', 'A newer message has already been imported'],
    ]);
    expect(getRows('Refused rows').map(([, , why]) => why)).toEqual(["E-books (form ED) aren't sold here."]);
    expect(screen.getByRole('button', { name: 'Download refused records' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change choices' }));
    expect(await screen.findByLabelText('Take 1 book off sale (deleted in the message)')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Preview changes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 3 books' }));
    expect(await screen.findByText('2 books imported. 1 book taken off sale.')).toBeVisible();
    expect(screen.getByText('Taken off sale').nextSibling).toHaveTextContent('1');
    const [, , imported] = await sent();
    expect(imported).toMatchObject({
      dryRun: false,
      import: { file: 'spring.xml' },
      rows: [{}, {}, { record: { deletes: true } }],
    });
    expect(imported).not.toHaveProperty('takePrices');
  });

  it('keeps deleted books on sale unless an owner decides otherwise', async () => {
    const { sent } = await choose(FILE, 'staff');
    expect(await screen.findByText(/Only an owner can take them off sale/)).toBeVisible();
    expect(screen.queryByLabelText(/^Take 1 book off sale/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Preview changes' }));
    await screen.findByText(/would add 1 book and change 1 book/);
    expect(screen.getByText('Left out').nextSibling).toHaveTextContent('1');
    const [compared] = (await sent()) as { rows: { record: { reference: string } }[] }[];
    expect(compared?.rows.map(({ record }) => record.reference)).toEqual(['a', 'b', 'e']);
  });

  it('imports nothing from an unreadable ONIX file, and reports the line', async () => {
    const { sent } = await choose(FILE.slice(0, -30));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Line \d+: The file ends too early/);
    expect(await sent()).toEqual([]);
    expect(screen.getByLabelText(/^Choose a CSV file/)).toBeInTheDocument();
  });

  it('lists the publishers that an ONIX file adds to the register', async () => {
    const { sent } = await choose(message(['i', 'h'].map((id) => product(id, described(id, 'FLC'))).join('\n')));
    await userEvent.click(await screen.findByRole('button', { name: 'Preview changes' }));
    await screen.findByText(/would change 1 book/);
    const entries = [
      ['Sand Press', 'Details added'],
      ['Wide Press', 'New'],
    ];
    expect(getRows('Changes to the publisher register')).toEqual(entries);
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 book' }));
    await screen.findByText('1 book imported.');
    expect(screen.getByText('Unchanged').nextSibling).toHaveTextContent('1');
    expect(getRows('Changes made to the publisher register')).toEqual(entries);
    const [, imported] = (await sent()) as { rows: { record: { reference: string } }[] }[];
    expect(imported?.rows.map(({ record }) => record.reference)).toEqual(['i', 'h']);
  });

  it('reports records of another sender, and keeps their deleted books on sale', async () => {
    const foreign = product('g').replace('<NotificationType>03', '<NotificationType>05');
    const { sent } = await choose(message([product('i', described('Sand', 'FLC')), foreign].join('\n')));
    await userEvent.click(await screen.findByLabelText('Take 1 book off sale (deleted in the message)'));
    await userEvent.click(screen.getByRole('button', { name: 'Preview changes' }));
    await screen.findByText(/change 1 book\.$/);
    expect(getRows('Books to add and change').map((row) => row[2])).toEqual([
      expect.stringMatching(/^Pages: .*From \S*06:4012345000009\S*; the existing details came from \S*Sand Books\S*$/),
    ]);
    expect(getRows('Books left unchanged').map((row) => row[2])).toEqual([
      expect.stringMatching(/^The message deletes it, but its data is from another sender: \S*06:1/),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 book' }));
    await screen.findByText('1 book imported.');
    const [, imported] = (await sent()) as { rows: { record: { reference: string } }[] }[];
    expect(imported?.rows.map(({ record }) => record.reference)).toEqual(['i']);
  });

  it('records an ONIX message that changes nothing', async () => {
    const { sent } = await choose(message(product('f', described('Known', 'FLC'))));
    await userEvent.click(await screen.findByRole('button', { name: 'Preview changes' }));
    expect(await screen.findByText('Nothing to import.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save the date of this message' }));
    expect(await screen.findByText('0 books imported.')).toBeVisible();
    const [, noted] = await sent();
    expect(noted).toMatchObject({ dryRun: false, rows: [{ record: { reference: 'f' } }] });
  });
});
