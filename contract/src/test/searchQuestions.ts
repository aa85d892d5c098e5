import type { Category } from '../constants.ts';

/** A small shop, newest first, with searches that device and Firestore must answer alike. */
export interface ShelvedBook {
  _id: string;
  title: string;
  author?: string;
  category: Category;
  isbn?: string;
}

export const SHELF: readonly ShelvedBook[] = [
  { _id: 'cafe', title: 'The Café at Midnight', author: 'Søren Wintergreen', category: 'fiction' },
  { _id: 'island', title: 'Ærø, an Island', author: 'Łucja Nowak', category: 'adventure' },
  { _id: 'ledger', title: 'A Patient Ledger', author: 'Ines Okafor', category: 'business' },
  { _id: 'patience', title: 'Patience', author: 'Maud Ledgerwood', category: 'fiction' },
  { _id: 'iron', title: 'Iron and Salt', author: "Tomás O'Neil", category: 'adventure', isbn: '9782253002697' },
  { _id: 'salt-road', title: 'The Salt Road', author: 'Ines Okafor', category: 'fiction' },
  { _id: 'salted', title: 'Salted', category: 'horror' },
  { _id: 'salt', title: 'Salt', author: 'Priya Raman', category: 'technology' },
  { _id: 'raman', title: 'The Effect', author: 'Anya Salt', category: 'technology' },
  { _id: 'horror', title: 'Horror for Beginners', author: 'Wu Ming', category: 'business' },
  { _id: 'numbers', title: '1984½: A Year', author: 'G. Orwell-Blair', category: 'fiction' },
  { _id: 'russian', title: 'Тёплый ветер', author: 'Анна Лебедева', category: 'fiction' },
  { _id: 'greek', title: 'Οδυσσέας ο ναύτης', author: 'Νίκος', category: 'adventure' },
  { _id: 'chinese', title: '红楼梦', author: '曹雪芹', category: 'fiction' },
  { _id: 'korean', title: '한국의 바다', author: '김하늘', category: 'adventure' },
  { _id: 'emoji', title: '🦉🦉', author: '𝐀𝐁𝐂𝐃𝐄𝐅𝐆 Script', category: 'technology' },
  { _id: 'long', title: 'Donaudampfschifffahrtsgesellschaftskapitän', author: 'Straßer', category: 'business' },
];

/** Typed text, its subject, and the expected ids, best first. */
export const QUESTIONS: readonly [typed: string, about: string, found: readonly string[]][] = [
  // Case and accents.
  ['cafe', 'no accent typed', ['cafe']],
  ['CAFÉ', 'capitals and an accent', ['cafe']],
  ['cafe\u0301', 'an accent of its own', ['cafe']],
  ['aero', 'a ligature written out', ['island']],
  ['søren', 'a letter that is not an accented one', ['cafe']],
  ['strasser', 'a sharp s written out', ['long']],
  ['aeroe', 'a ligature and a letter typed as two each', ['island']],
  // Beginnings.
  ['s', 'one letter', ['iron', 'salt-road', 'salted', 'salt', 'cafe', 'raman', 'emoji', 'long']],
  ['night', 'no match inside a word', []],
  ['donaudampfschifffahrtsgesellschaftsk', 'a long one', ['long']],
  ['donaudampfschifffahrtsgesellschaftskapitanx', 'a long one with a typo at its end', ['long']],
  ['donaudampfschifffahrtsgesellschaftsbeamter', 'a long one that ends in another way', []],
  // Best first.
  ['salt', 'title, whole words, newest, beginning, author', ['salt', 'iron', 'salt-road', 'salted', 'raman']],
  ['ledger', 'a title before an author', ['ledger', 'patience']],
  ['horror', 'a title before a category', ['horror', 'salted']],
  // Several words in any order, from title, author and category.
  ['salt iron', 'the other way round', ['iron']],
  ['okafor salt', 'author and title', ['salt-road']],
  ['fic oka', 'category and author', ['salt-road']],
  ['salt salt', 'the same word twice', ['salt', 'iron', 'salt-road', 'salted', 'raman']],
  ['salt pepper', 'one of two words does not match', []],
  ['technology', 'a category', ['salt', 'raman', 'emoji']],
  // One typo, from five letters on.
  ['midnnight', 'a letter added', ['cafe']],
  ['midight', 'a letter dropped', ['cafe']],
  ['mudnight', 'a letter changed', ['cafe']],
  ['imdnight', 'two letters swapped', ['cafe']],
  ['midin', 'two swapped in an unfinished word', ['cafe']],
  ['wintrgreen midngiht', 'one in each of two', ['cafe']],
  ['mdnght', 'two in one word', []],
  ['slat', 'none in four letters', []],
  ['slated', 'a typo if no word begins so', ['salted']],
  ['patiens', 'a last letter that is wrong', ['ledger', 'patience']],
  ['patience', 'no typo if a word matches exactly', ['patience']],
  // Punctuation.
  ["o'neil", 'an apostrophe', ['iron']],
  ['o’neil', 'another apostrophe', ['iron']],
  ['oneil', 'none typed', ['iron']],
  ['neil', 'behind it', ['iron']],
  ['orwell-blair!', 'with it', ['numbers']],
  ['“salt” (road)', 'quotes and brackets', ['salt-road']],
  ['1984', 'digits', ['numbers']],
  // ISBNs, scanned or typed.
  ['9782253002697', 'all of it', ['iron']],
  ['2-253-00269-0', 'of ten digits', ['iron']],
  ['97822530', 'its beginning', ['iron']],
  ['9782253002697 salt', 'and a word', ['iron']],
  ['9782253002680', 'another one', []],
  ['97822539', 'a digit that is wrong', []],
  // Nothing.
  ['zzz', 'no match', []],
  ['!?…', 'nothing but punctuation', []],
  ['🦉', 'an emoji is not a word', []],
  // Other scripts.
  ['теплый', 'Cyrillic without its dots', ['russian']],
  ['лебедва', 'Cyrillic with a letter dropped', ['russian']],
  ['ΟΔΥΣ', 'Greek capitals, the last a sigma', ['greek']],
  ['ναυτησ', 'a sigma of another form', ['greek']],
  ['红楼', 'Chinese', ['chinese']],
  ['楼', 'not its first character', ['chinese']],
  ['楼梦', 'its end', ['chinese']],
  ['한국', 'Korean', ['korean']],
  ['한구', 'a syllable that is not finished', ['korean']],
  ['𝐀𝐁𝐂', 'letters beyond 16 bits', ['emoji']],
  ['𝐀𝐁𝐃𝐂𝐄', 'two of them swapped', ['emoji']],
];
