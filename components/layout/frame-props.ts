import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/model/crumb';
import type { PageContext } from '@/lib/model/page';
import type { Route } from '@/lib/model/route';
import type { Shell } from '@/lib/model/shell';
import type { Locale } from '@/lib/model/variant';

export interface FrameProps {
  shell: Shell;
  context: PageContext;
  route: Route | null;
  /** Languages in which the page exists; both by default. */
  languages?: readonly Locale[];
  /** Breadcrumbs from the home page to this one; none on the home page. */
  breadcrumbs?: readonly Crumb[];
  children: ReactNode;
}
