import { noticesPage } from '@/app/outlet-pages';

export const generateMetadata = noticesPage.generateMetadata;
export default noticesPage.Page;
