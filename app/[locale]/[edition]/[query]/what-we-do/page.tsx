import { definePage } from '@/app/define-page';
import { WhatWeDoView } from '@/components/business/what-we-do-view';
import { getWhatWeDo } from '@/lib/content/business/business';

const page = definePage({ path: '/what-we-do', load: getWhatWeDo, View: WhatWeDoView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
