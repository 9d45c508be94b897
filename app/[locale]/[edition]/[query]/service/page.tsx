import { definePage } from '@/app/define-page';
import { ServiceNavView } from '@/components/customer/service-nav-view';
import { getService } from '@/lib/content/customer/customer';

const page = definePage({ path: '/service', load: getService, View: ServiceNavView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
