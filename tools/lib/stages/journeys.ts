import { findOtherBrowser, HOW_TO_INSTALL } from '../browsers.ts';
import { emulatorEnvironment } from '../environment.ts';
import { run } from '../processes.ts';
import { reportPath, type Stage } from './stages.ts';
import { countPlaywright, readCounts } from './testReports.ts';

/** The customer's and the admin's journeys, in every browser that is here; it says which are not. */
export const journeys: Stage = {
  name: 'journeys',
  run: async (signal) => {
    const absent = (['firefox', 'webkit'] as const).filter((engine) => findOtherBrowser(engine) === undefined);
    for (const engine of absent) console.log(`${engine}: not installed; ${HOW_TO_INSTALL[engine]}`);
    const required = (process.env.REQUIRED_BROWSERS ?? '').split(',');
    const missing = absent.filter((engine) => required.includes(engine));
    if (missing.length > 0)
      return { passed: 0, failed: 1, output: `Required and not installed: ${missing.join(', ')}` };
    const report = reportPath('journeys');
    const environment = { ...emulatorEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { code, output } = await run('playwright', ['test', '--config', 'e2e/journeys'], { environment, signal });
    return { ...readCounts(report, countPlaywright, code), output };
  },
};
