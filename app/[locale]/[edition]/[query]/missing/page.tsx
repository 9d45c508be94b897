import { definePage } from '@/app/define-page';

/** The middleware rewrites every unknown address to this page: there is nothing to load. */
const page = definePage<null>({ path: '/missing', load: async () => null, View: () => null });

export const generateMetadata = page.generateMetadata;
export default page.Page;
