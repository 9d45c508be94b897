import { definePage } from '@/app/define-page';
import type { PageDefinition } from '@/app/page-definition';
import { PageStatus } from '@/app/page-status';
import { PeopleView } from '@/components/people/people-view';
import { searchPeople } from '@/lib/content/people/people-search';
import type { PeoplePage } from '@/lib/model/people';
import { peopleHead } from '@/lib/seo/disclosure-head';

/**
 * Searches with free text are rendered per request and not stored; the middleware rewrites them to this page
 * (lib/site/route-table.ts).
 */
export const dynamic = 'force-dynamic';

const View: PageDefinition<PeoplePage>['View'] = ({ data, context }) => (
  <>
    {data.content.kind === 'tooMany' && <PageStatus code={429} />}
    <PeopleView data={data} context={context} />
  </>
);

const page = definePage({
  path: '/personnel-business-disclosure',
  load: searchPeople,
  head: peopleHead,
  View,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
