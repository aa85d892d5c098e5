import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const publishers = 'Verlage';
export const registerIntro =
  'Wer für die Sicherheit der Bücher einsteht. Ein Buch zeigt den Eintrag mit dem Namen seines Verlags; auf Groß- und Kleinschreibung, Akzente und Satzzeichen kommt es nicht an.';
export const findPublisher = 'Verlag suchen';
export const namePrefix = 'Anfang des Namens';
export const addPublisher = 'Verlag hinzufügen';
export const editPublisher = 'Verlag bearbeiten';
export const edit = (name: Shown) => `${isolate(name)} bearbeiten`;
export const editLabel = 'Bearbeiten';
export const remove = (name: Shown) => `${isolate(name)} löschen`;
export const deleteLabel = 'Löschen';
export const deleteQuestion = (name: Shown) => `${isolate(name)} löschen?`;
export const booksKeepTheName =
  'Die Bücher behalten den Namen ihres Verlags, zeigen aber nicht mehr, wer für ihre Sicherheit einsteht.';
export const deleted = (name: Shown) => `${isolate(name)} ist gelöscht.`;
export const saved = (name: Shown) => `${isolate(name)} ist gespeichert.`;
export const loadingPublishers = 'Die Verlage werden geladen …';
export const notLoaded = 'Die Verlage konnten nicht geladen werden';
export const noPublishers = 'Noch steht kein Verlag im Verzeichnis';
export const noMatches = 'Keine passenden Verlage';
export const nextPage = 'Nächste Seite';
export const firstPage = 'Erste Seite';
export const name = 'Name';
export const nameHint = 'Wie er bei den Büchern steht';
export const address = 'Postanschrift';
export const email = 'E-Mail-Adresse';
export const responsibleHint = 'Nur bei Verlagen außerhalb der EU';
export const responsibleName = 'Name der verantwortlichen Person';
export const responsibleAddress = 'Postanschrift der verantwortlichen Person';
export const responsibleEmail = 'E-Mail-Adresse der verantwortlichen Person';
export const responsibleNameRequired = 'Geben Sie auch den Namen der verantwortlichen Person an';
export const save = 'Speichern';
export const noAddress = 'Keine Postanschrift';
export const noEmail = 'Keine E-Mail-Adresse';
