import { finderPage } from '@/app/outlet-pages';

export const generateMetadata = finderPage.generateMetadata;
export default finderPage.Page;
