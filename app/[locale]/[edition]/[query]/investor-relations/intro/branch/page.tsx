import { outletTablesPage } from '@/app/outlet-pages/tables';

export const generateMetadata = outletTablesPage.generateMetadata;
export default outletTablesPage.Page;
