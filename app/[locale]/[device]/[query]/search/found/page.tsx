import { definePage, type PageDefinition } from '@/app/define-page';
import { PageStatus } from '@/app/page-status';
import { SearchView } from '@/components/search/search-view';
import { searchByTurn } from '@/lib/content/search-turn';
import type { SearchPage } from '@/lib/model/search';
import { searchHead } from '@/lib/seo/search-head';

/** Free words would fill the page store: the middleware leads searches here (lib/routes.ts), drawn for who asks. */
export const dynamic = 'force-dynamic';

const View: PageDefinition<SearchPage>['View'] = ({ data, context }) => (
  <>
    {data.outcome.kind === 'many' && <PageStatus code={429} />}
    <SearchView data={data} context={context} />
  </>
);

const page = definePage({ path: '/search', load: searchByTurn, head: searchHead, View });

export const generateMetadata = page.generateMetadata;
export default page.Page;
