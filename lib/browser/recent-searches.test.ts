/** @jest-environment jsdom */
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';

beforeEach(() => localStorage.clear());

test('SE-01 recent searches are stored newest first, without duplicates, at most eight', () => {
  for (const typed of ['a', 'b', ' ', ' a ', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) rememberSearch(typed);
  expect(recentSearches()).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'a']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test.each(['{', '"a"', '{"a":1}', 'null'])('SE-01 a store that holds %s holds nothing', (text) => {
  localStorage.setItem('search_recent', text);
  expect(recentSearches()).toEqual([]);
});
