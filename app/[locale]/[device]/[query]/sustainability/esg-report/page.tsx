import { definePage } from '@/app/define-page';
import { EsgListView } from '@/components/sustainability/esg-list-view';
import { getEsgList } from '@/lib/content/sustainability';

const page = definePage({ path: '/sustainability/esg-report', load: getEsgList, View: EsgListView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
