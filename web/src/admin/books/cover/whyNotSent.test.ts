import { expect, it } from 'vitest';
import { UploadRefused } from '../../../api/coverUpload.ts';
import { Refusal } from './openPicture.ts';
import { whyNotSent } from './whyNotSent.ts';

// rows: 566
it.each([
  [new TypeError('Failed to send the picture'), /cannot be reached.*still here.*connection is back/],
  [new UploadRefused(401), /log-in has ended.*still here.*in another tab/],
  [new UploadRefused(429), /still here.*in a minute/],
  [new UploadRefused(503), /still here.*in a moment/],
  [new UploadRefused(413), /refused the picture.*Choose another/],
  [new Refusal('This browser cannot.'), /^This browser cannot\.$/],
])('says of %s what happened and what to do', (error, sentence) => {
  expect(whyNotSent(error)).toMatch(sentence);
});
