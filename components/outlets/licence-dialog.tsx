import { useTranslations } from 'next-intl';
import { InfoDialog } from '../ui/info-dialog';

export const LICENCE_DIALOG = 'licence';

interface LicenceDialogProps {
  /** The distinct licence scopes of the page's outlets; links refer to them by index. */
  scopes: readonly string[];
}

/**
 * OD-04: one dialog for all licence links of a page. Without a script each link leads to the licence on the outlet's
 * own page.
 */
export function LicenceDialog({ scopes }: LicenceDialogProps) {
  const t = useTranslations('outlets');
  const title = (
    <>
      {/* The page script may fill it before the page is hydrated. */}
      <span data-opener-name="" suppressHydrationWarning>
        {''}
      </span>{' '}
      {t('licence')}
    </>
  );
  return (
    <InfoDialog id={LICENCE_DIALOG} title={title} closeLabel={t('close')}>
      <p>{t('licenceLead')}</p>
      {scopes.map((scope, place) => (
        <p key={scope} data-opener-part={place} hidden>
          {scope || t('notStated')}
        </p>
      ))}
    </InfoDialog>
  );
}
