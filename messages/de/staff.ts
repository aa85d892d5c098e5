export const ownersOnly = 'Dieser Aufruf ist der Inhaberin oder dem Inhaber vorbehalten.';
export const ownersDelete = 'Nur die Inhaberin oder der Inhaber löscht Bücher. Nichts wurde geändert.';
export const mustBeASubject = 'Muss die Nummer eines Buchs, einer Bestellung oder einer Kundin sein oder der Name eines Zugangs';
