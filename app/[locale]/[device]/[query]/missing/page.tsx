import { definePage } from '@/app/define-page';

/** Where middleware sends every address that leads nowhere: there is nothing to load. */
const page = definePage<null>({ path: '/missing', load: async () => null, View: () => null });

export const generateMetadata = page.generateMetadata;
export default page.Page;
