import type { Page } from './visit';

/** The article that an editor renames during the fault. */
export const RENAMED = 1006;

const PATHS = [
  '/',
  '/about-us',
  '/what-we-do',
  '/sustainability',
  '/pressroom',
  '/pressroom?page=2',
  '/detail?id=1010',
  '/investor-relations',
  '/investor-relations/announcements',
  '/investor-relations/stock-info',
  '/investor-relations/intro',
  '/service',
  '/contact-us',
  '/customer-hotline',
  '/terms',
  '/businesslicence',
];

const english = (path: string) => (path === '/' ? '/en' : `/en${path}`);

/** Both languages, both devices. */
export const KNOWN: readonly Page[] = PATHS.flatMap((path) => [path, english(path)]).flatMap((path) =>
  (['desktop', 'mobile'] as const).map((device) => ({ path, device })),
);

const FEW = ['/', '/about-us', '/pressroom?page=2', '/detail?id=1010', '/investor-relations', '/service'];

/** Of the known pages those of each template, where all of them would take too long. */
export const KNOWN_FEW: readonly Page[] = KNOWN.filter(({ path }) =>
  FEW.some((one) => path === one || path === english(one)),
);

/** Articles of one language only, whose other address is rightly a 404. */
const ONE_LANGUAGE = [1019, 1024, 1029, 1033, 1042, 1044];
const BOTH_LANGUAGES = Array.from({ length: 34 }, (_, at) => 1011 + at).filter(
  (id) => !ONE_LANGUAGE.includes(id),
);

const LEFT: Page[] = BOTH_LANGUAGES.flatMap((id) =>
  [`/detail?id=${id}`, `/en/detail?id=${id}`].flatMap((path) =>
    (['desktop', 'mobile'] as const).map((device) => ({ path, device })),
  ),
);

/** Pages that were not requested before, different ones in every call. */
export function unknownPages(count: number): Page[] {
  return LEFT.splice(0, count);
}
