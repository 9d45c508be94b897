import { useTranslations } from 'next-intl';
import compiled from './compiled.json';

const HELPS = ['blocks', 'pointer', 'caption'] as const;

/**
 * EL-12: helps for a mouse and a large screen, each by one switch, remembered in local storage, and one press that
 * switches all of them off. Its script (assist-script.ts) is loaded when one is first pressed.
 */
export function AssistSwitches() {
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
        <button key={help} type="button" data-assist={help} aria-pressed="false" suppressHydrationWarning>
          {t(help)}
        </button>
      ))}
      <button type="button" data-assist="reset">
        {t('reset')}
      </button>
      <p role="status" data-assist-status="" data-voiceless={t('voiceless')} suppressHydrationWarning>
        {''}
      </p>
      <div data-assist-caption="" hidden suppressHydrationWarning>
        {''}
      </div>
    </div>
  );
}
