import { definePage } from '@/app/define-page';
import { ContactView } from '@/components/customer/contact-view';
import { getContact } from '@/lib/content/customer/customer';

const page = definePage({ path: '/contact-us', load: getContact, View: ContactView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
