import { nearestPath } from './nearest';

test.each([
  ['/presroom', 'zh', '/pressroom'],
  ['/investor-relation/announcement', 'en', '/investor-relations/announcements'],
  ['/downlaod', 'zh', '/download'],
  ['/about', 'zh', '/about-us'],
  ['/legal-website-statment', 'zh', '/legal-website-statement'],
  ['/legal-website-statment', 'en', null],
  ['/wp-login.php', 'zh', null],
  ['/x', 'zh', null],
  [`/pressroom${'m'.repeat(200)}`, 'zh', null],
] as const)('RT-02 %s in %s is taken for %s', (path, locale, expected) => {
  expect(nearestPath(path, locale)).toBe(expected);
});

test('RT-02 no slip leads to a page of one visitor or to the search', () => {
  expect(nearestPath('/online-complaint', 'zh')).toBeNull();
  expect(nearestPath('/serch', 'zh')).toBeNull();
});
