import { NoticesView } from '@/components/commission/notices-view';
import { FinderView } from '@/components/outlets/finder-view';
import { TablesView } from '@/components/outlets/tables-view';
import { getNotices } from '@/lib/content/commission/notices';
import { getFinder } from '@/lib/content/outlets/finder';
import { getOutletTables } from '@/lib/content/outlets/tables';
import { finderNodes } from '@/lib/seo/graph/outlet';
import { finderHead, noticesHead, tablesHead } from '@/lib/seo/outlet-head';
import { FINDER, NOTICES, TABLES } from '@/lib/site/outlet-addresses';
import { definePage } from './define-page';

/** Pages that exist twice: the stored one, and `live` for the visitor's own input. */

export const finderPage = definePage({
  path: FINDER,
  load: getFinder,
  head: finderHead,
  nodes: finderNodes,
  View: FinderView,
});

export const outletTablesPage = definePage({
  path: TABLES,
  load: getOutletTables,
  head: tablesHead,
  View: TablesView,
});

export const noticesPage = definePage({
  path: NOTICES,
  load: getNotices,
  head: noticesHead,
  View: NoticesView,
});
