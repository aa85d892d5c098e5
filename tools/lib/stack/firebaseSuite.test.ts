import { describe, expect, it } from 'vitest';
import { isDefaultShopStart } from './firebaseSuite.ts';
import { standInJava } from './standInJava.ts';
import { findSuiteParts } from './suiteParts.ts';

const offline = () => Promise.resolve(false);
const online = () => Promise.resolve(true);
const JAR = 'cloud-firestore-emulator-v1.22.0.jar';
const UI = 'ui-v1.15.0/server/server.mjs';

describe('isDefaultShopStart', () => {
  it.each([
    [['emulators:start'], true],
    [['emulators:start', '--debug'], true],
    [['emulators:start', '--only=hosting'], false],
    [['emulators:start', '-P', 'demo-other'], false],
    [['emulators:start', '--help'], false],
    [['deploy'], false],
    [[], false],
  ])('returns for %j: %s', (words, expected) => {
    expect(isDefaultShopStart(words)).toBe(expected);
  });
});

describe.skipIf(process.platform === 'win32')('findSuiteParts', () => {
  it.each([
    ['nothing without a network', standInJava('21.0.4'), offline, { hasOfficialFirestore: false, hasUi: false }],
    ['all with Java 21 and a network', standInJava('21.0.4'), online, { hasOfficialFirestore: true, hasUi: true }],
    [
      'all that was downloaded before',
      standInJava('25', [JAR, UI]),
      offline,
      { hasOfficialFirestore: true, hasUi: true },
    ],
    ['our Firestore with an older Java', standInJava('17.0.15'), online, { hasOfficialFirestore: false, hasUi: true }],
    [
      'our Firestore without Java',
      { ...standInJava('21'), PATH: '/nowhere' },
      online,
      { hasOfficialFirestore: false, hasUi: true },
    ],
  ])('finds %s', async (_what, environment, isOnline, parts) => {
    expect(await findSuiteParts(environment, isOnline)).toEqual(parts);
  });
});
