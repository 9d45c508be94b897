import { definePage } from '@/app/define-page';
import { HotlineView } from '@/components/customer/hotline-view';
import { getHotline } from '@/lib/content/customer/customer';

const page = definePage({ path: '/customer-hotline', load: getHotline, View: HotlineView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
