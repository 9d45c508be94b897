import { definePage } from '@/app/define-page';
import { SearchView } from '@/components/search/search-view';
import { getSearch } from '@/lib/content/search';
import { searchHead } from '@/lib/seo/search-head';

/**
 * Free text would fill the page store, so the middleware rewrites searches to this page (lib/site/route-table.ts),
 * which is rendered per request. Searches are counted against the rate limit before they arrive here
 * (lib/gate/render-limits.ts).
 */
export const dynamic = 'force-dynamic';

const page = definePage({ path: '/search', load: getSearch, head: searchHead, View: SearchView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
