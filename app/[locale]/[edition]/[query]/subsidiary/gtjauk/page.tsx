import { definePage } from '@/app/define-page';
import { UkView } from '@/components/subsidiaries/uk-view';
import { getUkSubsidiary } from '@/lib/content/subsidiaries';

const page = definePage({ path: '/subsidiary/gtjauk', load: getUkSubsidiary, View: UkView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
