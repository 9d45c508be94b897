import { itemOf } from '../catalogue/models';
import { placeInMenu } from './place-in-menu';

const MENU = [
  itemOf('About', '/about', { children: [itemOf('Company', '/about/company')] }),
  itemOf('Investors', '/investor-relations', {
    ownPath: '/investor-relations/overview',
    children: [itemOf('Announcements', '/investor-relations/announcements')],
  }),
  itemOf('Home', '/'),
  itemOf('Elsewhere', null),
];

test.each([
  ['an item', '/about', '/about'],
  ['an item of the second level', '/about/company', '/about/company'],
  ['the own path of an item', '/investor-relations/overview', '/investor-relations/overview'],
  ['a page below an item', '/about/company/history', '/about/company/*'],
  ['another page below it', '/about/company/history/1999', '/about/company/*'],
  ['a page below a section', '/about/unlisted', '/about/*'],
  ['the home page', '/', '/'],
  ['a page outside of the menu', '/terms', ''],
  ['a path that only begins like an item', '/aboutus', ''],
])('SP-01 the menus know %s, %s, as "%s"', (_what, path, place) => {
  expect(placeInMenu(MENU, path)).toBe(place);
});
