import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import compiled from './compiled.json';

const HELPS = ['blocks', 'pointer', 'caption'] as const;

/**
 * EL-12: helps for a mouse and a large screen, each by one switch, remembered in local storage. A button
 * `data-assist="reset"` among the children switches all of them off. The script (assist-script.ts) is loaded when one is
 * first pressed.
 */
export function AssistSwitches({ children }: { children?: ReactNode }) {
  const t = useTranslations('reading.assist');
  return (
    <div
      className="no-print"
      data-elder="assist"
      role="group"
      aria-label={t('label')}
      data-script={compiled.assist.file}
      data-resume="assist"
      suppressHydrationWarning
    >
      {HELPS.map((help) => (
        <button
          key={help}
          type="button"
          data-elder="button"
          data-assist={help}
          aria-pressed="false"
          suppressHydrationWarning
        >
          {t(help)}
        </button>
      ))}
      {children}
      <p role="status" data-assist-status="" data-voiceless={t('voiceless')} suppressHydrationWarning>
        {''}
      </p>
      <div data-assist-caption="" hidden suppressHydrationWarning>
        {''}
      </div>
    </div>
  );
}
