import { href } from '@/lib/site/routes';
import { translator } from './translator';

test('words of a namespace are said in the language asked for, with their values', () => {
  expect(translator('zh', 'listing')('page', { page: '2' })).toBe('第2页');
  expect(translator('en', 'listing')('page', { page: '2' })).toBe('Page 2');
});

test('SE-04 what a visitor typed is text, whatever signs it holds', () => {
  const typed = `{x} '<b>$& $${'{1}'}`;
  expect(translator('en', 'search')('headTitle', { query: typed, count: 3 })).toContain(typed);
});

test('wrong keys and paths are no texts of the site; npm run types fails when a line below is no error', () => {
  const wrong = [
    // @ts-expect-error a key that no language has
    () => translator('zh', 'listing')('noSuchKey'),
    // @ts-expect-error a namespace that no language has
    () => translator('zh', 'noSuchNamespace'),
    // @ts-expect-error a path that the route table does not have
    () => href('en', '/investor-relations/announcments'),
  ];
  expect(wrong).toHaveLength(3);
});
