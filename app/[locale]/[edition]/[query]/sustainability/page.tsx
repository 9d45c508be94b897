import { definePage } from '@/app/define-page';
import { SustainabilityView } from '@/components/sustainability/sustainability-view';
import { getSustainability } from '@/lib/content/sustainability';

const page = definePage({ path: '/sustainability', load: getSustainability, View: SustainabilityView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
