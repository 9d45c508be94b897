import { TablesView } from '@/components/outlets/tables-view';
import { getOutletTables } from '@/lib/content/outlets/tables';
import { tablesHead } from '@/lib/seo/outlet-head';
import { TABLES } from '@/lib/site/outlet-addresses';
import { definePage } from '../define-page';

/** Exists twice: the stored page, and `live` for the visitor's own input. */
export const outletTablesPage = definePage({
  path: TABLES,
  load: getOutletTables,
  head: tablesHead,
  View: TablesView,
});
