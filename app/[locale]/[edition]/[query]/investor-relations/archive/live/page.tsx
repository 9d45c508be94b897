import { archivePage } from '@/app/record-pages/archive';

/** Searches by words are rendered per request and not stored; the middleware rewrites them to this page. */
export const dynamic = 'force-dynamic';

export const generateMetadata = archivePage.generateMetadata;
export default archivePage.Page;
