import { KEPT_DATA } from '@bookstore/contract/keptData';
import { LEGAL_PAGES, type LegalPageName } from '@bookstore/contract/legalPages';
import { seller } from '@bookstore/shop/seller';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../api/test/fakeApi.ts';
import { AllRoutes, renderShop } from '../../app/test/renderShop.tsx';
import { LegalPage } from './LegalPage.tsx';

const open = (name: LegalPageName, hash = '') => {
  fakeApi({});
  return renderShop(
    <main>
      <LegalPage name={name} />
    </main>,
    { path: `/legal/${name}${hash}` },
  );
};

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('legalPage', () => {
  it('shows each legal text with a note about the sample shop', async () => {
    const titles = {
      terms: 'Terms of sale',
      privacy: 'Privacy',
      returns: 'Returns',
      imprint: 'Imprint',
      accessibility: 'Accessibility',
    };
    for (const page of LEGAL_PAGES) {
      const { unmount } = open(page);
      expect(await findTitle(titles[page])).toBeInTheDocument();
      expect(screen.getByText(/This is sample text/)).toBeInTheDocument();
      expect(document.title).toBe(`${titles[page]} · Book Store`);
      unmount();
    }
  });

  it.each(['#100%', '#%C3%BC'])('opens a legal page with the unknown anchor %s', async (hash) => {
    open('terms', hash);
    expect(await findTitle('Terms of sale')).toBeInTheDocument();
  });

  it('returns no page for an unknown text', async () => {
    fakeApi({});
    renderShop(<AllRoutes />, { path: '/legal/cookies' });
    expect(await findTitle("This page isn't on our shelves")).toBeInTheDocument();
  });

  it('names seller, address, email and phone in the imprint', async () => {
    open('imprint');
    await findTitle('Imprint');
    const main = within(screen.getByRole('main'));
    for (const line of [...seller.address, 'United States'])
      expect(main.getByText(new RegExp(line))).toBeInTheDocument();
    expect(main.getByRole('link', { name: seller.email })).toHaveAttribute('href', `mailto:${seller.email}`);
    expect(main.getByRole('link', { name: seller.phone })).toHaveAttribute('href', 'tel:+12175550123');
  });

  it('lists stored data by recipient and retention on the privacy page', async () => {
    open('privacy');
    await findTitle('Privacy');
    const byHands = ['With us', 'With Google, which hosts this shop', 'In your browser'].map((name) =>
      within(screen.getByRole('region', { name })).getAllByRole('listitem'),
    );
    expect(byHands.map((rows) => rows.length)).toEqual(
      ['shop', 'google', 'browser'].map((place) => KEPT_DATA.filter((kept) => kept.place === place).length),
    );
    expect(byHands[0]?.[1]).toHaveTextContent(
      'Your street, a note for the courier, your gift message, and what we wrote to you about the orderTo bring the parcel to your door, and to answer you.Kept: until 60 days after the order ends; one day if no order was placed',
    );
  });

  it('lists the parts of a long text as links', async () => {
    open('terms');
    await findTitle('Terms of sale');
    const parts = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(parts.map((link) => [link.textContent, link.getAttribute('href')])).toContainEqual([
      'Delivery',
      '#delivery',
    ]);
    for (const link of parts) expect(document.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Delivery' }).nextElementSibling).toHaveTextContent(
      'Delivery: Free. Delivered in two to four working days, by a courier.',
    );
  });
});
