import { describe, expect, it } from 'vitest';
import { aWebBuild } from '../../test/server.ts';
import { renderForm, renderReceived, renderRefused, renderReview, renderWithdraw } from './withdrawPages.ts';

const { document } = aWebBuild();

const TYPED = { order: 'abcdef12', items: 'The Salt Road\nTide Tables', name: 'Ada', email: 'ada@example.com' };
const INPUT = { ...TYPED, items: ['The Salt Road', 'Tide Tables'] };

/** Elements of the page's content. */
function elementsOf(page: string): string[] {
  const [, content = ''] = /(<h1>.*?)<\/(?:main|noscript|div)>/s.exec(page) ?? [];
  return content.split(/(?<=>)(?=<)/);
}

const OTHER_WAYS =
  '<p>You can also write to hello@example.com or by post to Book Store, 12 Lamplight Street, Springfield, IL 62701.</p>';

const FORM = [
  '<h1>Withdraw from contract here</h1>',
  '<p>No account or reason needed. Enter your details, then confirm on the next page.</p>',
  '<form method="post" action="/withdraw">',
  '<label for="order">Order number</label>',
  '<span id="order-hint">It&apos;s in our emails and on the slip in your parcel.</span>',
  '<input id="order" name="order" value="abcdef12" maxlength="64" required aria-describedby="order-hint">',
  '<label for="items">Which books? One per line</label>',
  '<span id="items-hint">Leave this empty to return the whole order.</span>',
  '<textarea id="items" name="items" rows="4" maxlength="5100" aria-describedby="items-hint">\nThe Salt Road\nTide Tables</textarea>',
  '<label for="name">Full name</label>',
  '<span id="name-hint">',
  '</span>',
  '<input id="name" name="name" value="Ada" maxlength="200" required autocomplete="name" aria-describedby="name-hint">',
  '<label for="email">Email address</label>',
  '<span id="email-hint">We&apos;ll send the receipt here.</span>',
  '<input id="email" name="email" value="ada@example.com" maxlength="200" required type="email" autocomplete="email" aria-describedby="email-hint">',
  '<button name="step" value="review">Continue</button>',
  '</form>',
  OTHER_WAYS,
];

const CONTENTS = [
  '<dl>',
  '<dt>Order number</dt>',
  '<dd>abcdef12</dd>',
  '<dt>Withdrawn from</dt>',
  '<dd>The Salt Road\nTide Tables</dd>',
  '<dt>Full name</dt>',
  '<dd>Ada</dd>',
  '<dt>Email address</dt>',
  '<dd>ada@example.com</dd>',
  '</dl>',
];

describe('withdrawal page without scripts', () => {
  it('labels and describes each field', () => {
    expect(elementsOf(renderForm(document, TYPED, {}))).toEqual(FORM);
  });

  it('links errors to their fields', () => {
    const changed = elementsOf(renderForm(document, TYPED, { email: 'No address.', items: 'Too long.' }));
    expect(changed.filter((element) => !FORM.includes(element))).toEqual([
      '<textarea id="items" name="items" rows="4" maxlength="5100" aria-describedby="items-hint items-error" aria-invalid="true">\nThe Salt Road\nTide Tables</textarea>',
      '<p class="error" id="items-error">Too long.</p>',
      '<input id="email" name="email" value="ada@example.com" maxlength="200" required type="email" autocomplete="email" aria-describedby="email-hint email-error" aria-invalid="true">',
      '<p class="error" id="email-error">No address.</p>',
    ]);
  });

  it('is found by search engines only before the form is sent', () => {
    const page = renderWithdraw(document, TYPED, 'https://books.example.com/withdraw');
    expect(page).toContain('<meta name="robots" content="index, follow">');
    expect(page).toContain('<meta property="og:url" content="https://books.example.com/withdraw">');
    expect(renderForm(document, TYPED, {})).toContain('<meta name="robots" content="noindex">');
  });

  it('repeats the declaration, to be confirmed or changed', () => {
    expect(elementsOf(renderReview(document, INPUT, 'a-key'))).toEqual([
      '<h1>Check your details</h1>',
      '<p>I withdraw from the contract for:</p>',
      ...CONTENTS,
      '<form method="post" action="/withdraw">',
      '<input type="hidden" name="order" value="abcdef12">',
      '<input type="hidden" name="items" value="The Salt Road\nTide Tables">',
      '<input type="hidden" name="name" value="Ada">',
      '<input type="hidden" name="email" value="ada@example.com">',
      '<input type="hidden" name="key" value="a-key">',
      '<button name="step" value="confirm">Confirm withdrawal</button>',
      '<button name="step" value="change">Change</button>',
      '</form>',
    ]);
    expect(elementsOf(renderReview(document, { ...INPUT, items: [] }, 'a-key'))).toContain('<dd>The whole order</dd>');
  });

  it('confirms the receipt with its time', () => {
    expect(elementsOf(renderReceived(document, INPUT, new Date('2026-11-28T10:00:00Z')))).toEqual([
      '<h1>We&apos;ve received your withdrawal</h1>',
      '<p>',
      '<time datetime="2026-11-28T10:00:00.000Z">We received it on 28 November 2026 at 10:00:00 UTC.</time>',
      '</p>',
      ...CONTENTS,
      '<p>We&apos;re sending a receipt to ada@example.com. You can also print this page.</p>',
      '<p>If you have the books, please send them back within fourteen days. We&apos;ll refund you within fourteen days of your message, or as soon as we have the books if that is later.</p>',
      '<p>',
      '<a href="/books">Go to the shop</a>',
      '</p>',
    ]);
  });

  it('names other ways if it is refused', () => {
    expect(elementsOf(renderRefused(document, 'Too many.'))).toEqual([
      '<h1>Withdraw from contract here</h1>',
      '<p>Too many.</p>',
      OTHER_WAYS,
      '<p>',
      '<a href="/withdraw">Back to the form</a>',
      '</p>',
    ]);
  });
});
