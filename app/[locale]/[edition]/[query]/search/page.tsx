import { definePage } from '@/app/define-page';
import { SearchView } from '@/components/search/search-view';
import { getSearch } from '@/lib/content/search';
import { searchHead } from '@/lib/seo/search-head';

const page = definePage({
  path: '/search',
  load: (context) => getSearch(context),
  head: searchHead,
  View: SearchView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
