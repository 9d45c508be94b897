import { definePage } from '@/app/define-page';
import { HomeView } from '@/components/home/home-view';
import { getHome } from '@/lib/content/home';
import { homeThings } from '@/lib/seo/graph/things';

const page = definePage({
  path: '/',
  load: ({ variant }) => getHome(variant),
  things: homeThings,
  View: HomeView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
