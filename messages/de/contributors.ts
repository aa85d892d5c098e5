const before =
  (words: string) =>
  <T>(names: T): (string | T)[] => [`${words} `, names];

export const byRole = {
  A02: before('Mit'),
  A12: before('Illustriert von'),
  A13: before('Fotografien von'),
  A15: before('Vorwort von'),
  A19: before('Nachwort von'),
  A20: before('Anmerkungen von'),
  A21: before('Kommentiert von'),
  A23: before('Geleitwort von'),
  A24: before('Einleitung von'),
  A35: before('Zeichnungen von'),
  A36: before('Cover von'),
  A39: before('Karten von'),
  B01: before('Herausgegeben von'),
  B02: before('Überarbeitet von'),
  B03: before('Nacherzählt von'),
  B04: before('Gekürzt von'),
  B05: before('Bearbeitet von'),
  B06: before('Übersetzt von'),
  C01: before('Zusammengestellt von'),
  C02: before('Ausgewählt von'),
  E07: before('Gelesen von'),
};
