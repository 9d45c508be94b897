import { finderPage } from '@/app/outlet-pages';

/** What a person typed is looked for each time and stored nowhere; the middleware leads here (lib/site/route-table.ts). */
export const dynamic = 'force-dynamic';

export const generateMetadata = finderPage.generateMetadata;
export default finderPage.Page;
