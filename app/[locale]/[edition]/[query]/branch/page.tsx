import { finderPage } from '@/app/outlet-pages/finder';

export const generateMetadata = finderPage.generateMetadata;
export default finderPage.Page;
