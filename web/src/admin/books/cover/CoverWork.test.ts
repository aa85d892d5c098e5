import { expect, it } from 'vitest';
import { UploadRefused } from '../../../api/coverUpload.ts';
import { uploadFailureText } from './CoverWork.tsx';
import { Refusal } from './openPicture.ts';

it.each([
  [new TypeError('Failed to send the picture'), /cannot be reached.*still here.*connection is back/],
  [new UploadRefused(401), /log-in has ended.*still here.*in another tab/],
  [new UploadRefused(429), /still here.*in a minute/],
  [new UploadRefused(503), /still here.*in a moment/],
  [new UploadRefused(413), /refused the picture.*Choose another/],
  [new Refusal('This browser cannot.'), /^This browser cannot\.$/],
])('explains the upload failure %s and what to do', (error, sentence) => {
  expect(uploadFailureText(error)).toMatch(sentence);
});
