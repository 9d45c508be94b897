import { definePage } from '@/app/define-page';
import { SearchView } from '@/components/search/search-view';
import { getSearch } from '@/lib/content/search';
import { searchHead } from '@/lib/seo/search-head';

/**
 * Free words would fill the page store: the middleware leads searches here (lib/routes.ts), drawn for who asks. They
 * are counted before they come here (lib/gate/draws.ts).
 */
export const dynamic = 'force-dynamic';

const page = definePage({ path: '/search', load: getSearch, head: searchHead, View: SearchView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
