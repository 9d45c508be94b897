import { definePage } from '@/app/define-page';
import { AboutView } from '@/components/about/about-view';
import { getAbout } from '@/lib/content/about/about';

const page = definePage({ path: '/about-us', load: getAbout, View: AboutView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
