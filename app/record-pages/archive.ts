import { ArchiveView } from '@/components/record/archive-view';
import { getArchive } from '@/lib/content/record/archive';
import { archiveNodes } from '@/lib/seo/graph/record';
import { archiveHead } from '@/lib/seo/record-head';
import { definePage } from '../define-page';

/** Exists twice: the stored page, and `live` for words of the visitor. */
export const archivePage = definePage({
  path: '/investor-relations/archive',
  load: getArchive,
  head: archiveHead,
  nodes: archiveNodes,
  View: ArchiveView,
});
