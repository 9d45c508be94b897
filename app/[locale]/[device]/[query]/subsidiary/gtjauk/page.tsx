import { definePage } from '@/app/define-page';
import { UkView } from '@/components/subsidiary/uk-view';
import { getUkSubsidiary } from '@/lib/content/business/subsidiary';

const page = definePage({ path: '/subsidiary/gtjauk', load: getUkSubsidiary, View: UkView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
