import { noticesPage } from '@/app/outlet-pages/notices';

export const generateMetadata = noticesPage.generateMetadata;
export default noticesPage.Page;
