import { publicityPage } from '@/app/outlet-pages';

/** A calculation is made for who asks and stored nowhere; the middleware leads here (lib/route-table.ts). */
export const dynamic = 'force-dynamic';

export const generateMetadata = publicityPage.generateMetadata;
export default publicityPage.Page;
