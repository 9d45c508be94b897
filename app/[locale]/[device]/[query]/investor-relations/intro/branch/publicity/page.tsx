import { publicityPage } from '@/app/outlet-pages';

export const generateMetadata = publicityPage.generateMetadata;
export default publicityPage.Page;
