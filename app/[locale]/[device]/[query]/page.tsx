import { definePage } from '@/app/define-page';
import { HomeView } from '@/components/home/home-view';
import { getHome } from '@/lib/content/home';

const page = definePage({ path: '/', load: ({ variant }) => getHome(variant), View: HomeView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
