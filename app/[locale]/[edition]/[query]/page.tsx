import { definePage } from '@/app/define-page';
import { HomeView } from '@/components/home/home-view';
import { getHome } from '@/lib/content/home';
import { homeNodes } from '@/lib/seo/graph/page-nodes';

const page = definePage({
  path: '/',
  load: ({ variant }) => getHome(variant),
  nodes: homeNodes,
  View: HomeView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
