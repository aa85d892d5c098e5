import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium' });
const jobs = JSON.parse(process.argv[2]);
for (const { url, width, scheme, name, full, footer } of jobs) {
  const page = await browser.newPage({ viewport: { width, height: width < 500 ? 800 : 1000 }, colorScheme: scheme });
  await page.goto(url); await page.waitForSelector('h1', { state: 'visible', timeout: 30000 }); await page.waitForTimeout(2600);
  if (footer) { await page.locator('footer').scrollIntoViewIfNeeded(); await page.locator('footer').screenshot({ path: `/tmp/law-shots/${name}.png` }); }
  else await page.screenshot({ path: `/tmp/law-shots/${name}.png`, fullPage: full });
  const w = await page.evaluate(() => document.documentElement.scrollWidth);
  console.log(name, w, await page.title());
  await page.close();
}
await browser.close();
