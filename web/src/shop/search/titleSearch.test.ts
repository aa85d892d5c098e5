import { expect, it } from 'vitest';
import { aBook } from '../../api/test/records.ts';
import { titleSearch } from './titleSearch.ts';

const TITLES = [aBook({ _id: 'b1', title: 'Owls' }), aBook({ _id: 'b2', title: 'Owls', category: 'horror' })];
const getIds = (found: readonly { _id: string }[]) => found.map(({ _id }) => _id);

it('searches all titles or those of a category', () => {
  expect(getIds(titleSearch(TITLES).search('owls', 9))).toEqual(['b1', 'b2']);
  expect(getIds(titleSearch(TITLES, 'horror').search('owls', 9))).toEqual(['b2']);
});
