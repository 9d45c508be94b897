import { definePage } from '@/app/define-page';
import { SloganView } from '@/components/customer/slogan-view';
import { getSlogan } from '@/lib/content/customer/customer';

const page = definePage({ path: '/customer-slogan', load: getSlogan, View: SloganView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
