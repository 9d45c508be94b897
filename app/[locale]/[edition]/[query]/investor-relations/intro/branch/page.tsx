import { outletTablesPage } from '@/app/outlet-pages';

export const generateMetadata = outletTablesPage.generateMetadata;
export default outletTablesPage.Page;
