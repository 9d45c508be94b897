import type { FindingSubject } from '@/lib/model/findings';
import type { SitePath } from '@/lib/site/routes';

const PAGE: SitePath = '/investor-relations/report';

/** The reports as a whole, on the page that lists them. */
export const REPORTS_SUBJECT: FindingSubject = { kind: 'reports', id: '', title: '', path: PAGE };
