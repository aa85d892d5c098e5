import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

it('builds scripts and style sheets for the browsers that Baseline calls widely available', async () => {
  const { build } = await resolveConfig({ configFile, logLevel: 'silent' }, 'build');
  const widelyAvailable = await resolveConfig(
    { configFile: false, logLevel: 'silent', build: { target: 'baseline-widely-available' } },
    'build',
  );
  expect(build.target).toEqual(widelyAvailable.build.target);
  expect(build.cssTarget).toEqual(widelyAvailable.build.target);
});
