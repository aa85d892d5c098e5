import { antlerCompany, secondSnow } from './antlerCompany.ts';
import { apricots } from './apricots.ts';
import { biggerTable } from './biggerTable.ts';
import type { Composition } from './composition.ts';
import { crowdedZero } from './crowdedZero.ts';
import { elevenGears } from './elevenGears.ts';
import { ferryCarried } from './ferryCarried.ts';
import { fieldGuide } from './fieldGuide.ts';
import { harrowSound } from './harrowSound.ts';
import { houseCounts } from './houseCounts.ts';
import { kestrelPeak } from './kestrelPeak.ts';
import { knitsAtNight } from './knitsAtNight.ts';
import { lostButtons } from './lostButtons.ts';
import { machinesThatWait } from './machinesThatWait.ts';
import { ninthStair } from './ninthStair.ts';
import { nobodyReads } from './nobodyReads.ts';
import { nobodyWaits } from './nobodyWaits.ts';
import { patientLedger } from './patientLedger.ts';
import { quietMonopolies } from './quietMonopolies.ts';
import { saltWindowsill } from './saltWindowsill.ts';
import { secondInvoice } from './secondInvoice.ts';
import { tannerStreet } from './tannerStreet.ts';
import { teethOrchard } from './teethOrchard.ts';
import { underTheSea } from './underTheSea.ts';

/** Which composition is drawn under which cover name of the shop. */
export const COMPOSITIONS: Readonly<Record<string, Composition>> = {
  'book-1': patientLedger,
  'book-2': machinesThatWait,
  'book-3': saltWindowsill,
  'book-4': houseCounts,
  'book-5': kestrelPeak,
  'book-6': biggerTable,
  'book-7': fieldGuide,
  'book-8': apricots,
  'book-9': teethOrchard,
  'book-10': secondInvoice,
  'book-11': underTheSea,
  'book-12': lostButtons,
  'book-13': ninthStair,
  'book-14': nobodyReads,
  'book-15': tannerStreet,
  'book-16': crowdedZero,
  'book-17': knitsAtNight,
  'book-18': quietMonopolies,
  'book-19': harrowSound,
  'book-20': ferryCarried,
  'girl-stop': nobodyWaits,
  'ride-lifetime': elevenGears,
  'young-bucks': antlerCompany,
  'young-bucks-2': secondSnow,
};
