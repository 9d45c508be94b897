import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/model/page';
import type { Shell } from '@/lib/model/shell';
import { SIZES, THEMES } from '@/lib/site/elder-look';
import { PageForm } from '../layout/page-form';
import { isElsewhere } from '../layout/version-bar';

interface ElderToolsProps {
  shell: Shell;
  context: PageContext;
  /** Further tools, which need a script. */
  children?: ReactNode;
}

function Tool({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details data-elder="tool" name="elder-tools">
      <summary>{label}</summary>
      <div data-elder="choices">{children}</div>
    </details>
  );
}

/**
 * EL-04, EL-06, EL-13: size of text and colours in words. Which one is chosen stands in a cookie, so that all visitors
 * share one stored page; the sheet /elder-look.css marks it.
 */
export function ElderTools({ shell, context, children }: ElderToolsProps) {
  const t = useTranslations('elder');
  return (
    <section id="elder-tools" className="no-print" data-elder="tools" aria-label={t('tools')}>
      <PageForm context={context} elsewhere={isElsewhere(shell, context)}>
        <Tool label={t('size.label')}>
          {SIZES.map((size) => (
            <button type="submit" key={size} name="size" value={size}>
              {t(`size.${size}`)}
            </button>
          ))}
        </Tool>
        <Tool label={t('theme.label')}>
          {THEMES.map((theme) => (
            <button type="submit" key={theme} name="theme" value={theme}>
              {t(`theme.${theme}`)}
            </button>
          ))}
        </Tool>
        <button type="submit" name="look" value="reset">
          {t('reset')}
        </button>
      </PageForm>
      {children}
    </section>
  );
}
