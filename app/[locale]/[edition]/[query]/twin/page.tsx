import { definePage } from '@/app/define-page';
import { TwinView } from '@/components/articles/twin-view';
import { getTwin } from '@/lib/content/articles/twin';
import { twinHead } from '@/lib/seo/twin-head';

const page = definePage({ path: '/twin', load: getTwin, head: twinHead, View: TwinView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
