/** Sample names and scores of the overview (specification, section 2): nobody's data. */
export const SAMPLE_USERS = [
  { name: 'Annette Watson', score: 9.3 },
  { name: 'Calvin Steward', score: 8.9 },
  { name: 'Ralph Richards', score: 8.7 },
  { name: 'Bernard Murphy', score: 8.2 },
  { name: 'Arlene Robertson', score: 8.2 },
  { name: 'Jane Lane', score: 8.1 },
  { name: 'Pat Mckinney', score: 7.9 },
  { name: 'Norman Walters', score: 7.7 },
] as const;
