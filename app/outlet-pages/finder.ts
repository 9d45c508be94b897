import { FinderView } from '@/components/outlets/finder-view';
import { getFinder } from '@/lib/content/outlets/finder';
import { finderNodes } from '@/lib/seo/graph/outlet';
import { finderHead } from '@/lib/seo/outlet-head';
import { FINDER } from '@/lib/site/outlet-addresses';
import { definePage } from '../define-page';

/** Exists twice: the stored page, and `live` for the visitor's own input. Each in a file of its own, since a page links the style sheets of all that its file imports. */
export const finderPage = definePage({
  path: FINDER,
  load: getFinder,
  head: finderHead,
  nodes: finderNodes,
  View: FinderView,
});
