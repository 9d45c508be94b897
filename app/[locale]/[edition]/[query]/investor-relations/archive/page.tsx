import { archivePage } from '@/app/record-pages/archive';

export const generateMetadata = archivePage.generateMetadata;
export default archivePage.Page;
