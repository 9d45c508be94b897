import { definePage } from '@/app/define-page';
import { SiteMapView } from '@/components/site-map/site-map-view';
import { getSiteMap, siteMapHead } from '@/lib/content/site/site-map';

const page = definePage({ path: '/site-map', load: getSiteMap, head: siteMapHead, View: SiteMapView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
