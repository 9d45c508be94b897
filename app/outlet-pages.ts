import { PublicityView } from '@/components/commission/publicity-view';
import { FinderView } from '@/components/outlets/finder-view';
import { TablesView } from '@/components/outlets/tables-view';
import { getFinder } from '@/lib/content/outlets/finder';
import { getOutletTables } from '@/lib/content/outlets/tables';
import { getPublicity } from '@/lib/content/publicity';
import { FINDER, PUBLICITY, TABLES } from '@/lib/outlets/addresses';
import { finderThings } from '@/lib/seo/graph/outlet';
import { finderHead, publicityHead, tablesHead } from '@/lib/seo/outlet-head';
import { definePage } from './define-page';

/** Pages of which there are two: the stored one, and `found` for what a visitor typed. */

export const finderPage = definePage({
  path: FINDER,
  load: getFinder,
  head: finderHead,
  things: finderThings,
  View: FinderView,
});

export const outletTablesPage = definePage({
  path: TABLES,
  load: getOutletTables,
  head: tablesHead,
  View: TablesView,
});

export const publicityPage = definePage({
  path: PUBLICITY,
  load: getPublicity,
  head: publicityHead,
  View: PublicityView,
});
