import { definePage } from '@/app/define-page';
import { IntroView } from '@/components/company/intro-view';
import { getIntro } from '@/lib/content/company/intro';

const page = definePage({ path: '/investor-relations/intro', load: getIntro, View: IntroView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
