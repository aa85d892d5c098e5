const before =
  (words: string) =>
  <T>(names: T): (string | T)[] => [`${words} `, names];

/** ONIX code list 17. */
export const byRole = {
  A02: before('With'),
  A12: before('Illustrated by'),
  A13: before('Photographs by'),
  A15: before('Preface by'),
  A19: before('Afterword by'),
  A20: before('Notes by'),
  A21: before('Commentary by'),
  A23: before('Foreword by'),
  A24: before('Introduction by'),
  A35: before('Drawings by'),
  A36: before('Cover by'),
  A39: before('Maps by'),
  B01: before('Edited by'),
  B02: before('Revised by'),
  B03: before('Retold by'),
  B04: before('Abridged by'),
  B05: before('Adapted by'),
  B06: before('Translated by'),
  C01: before('Compiled by'),
  C02: before('Selected by'),
  E07: before('Read by'),
};
