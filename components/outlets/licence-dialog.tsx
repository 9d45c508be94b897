import { useTranslations } from 'next-intl';
import { InfoDialog } from '../ui/info-dialog';

export const LICENCE_DIALOG = 'licence';

interface LicenceDialogProps {
  /** The different licence scopes of the page's outlets; each link names its own by its place in here. */
  scopes: readonly string[];
}

/**
 * OD-04: one dialog for all licence links of a page. Each link leads to the licence on the outlet's own page, which is
 * where it goes before the page is alive.
 */
export function LicenceDialog({ scopes }: LicenceDialogProps) {
  const t = useTranslations('outlets');
  const title = (
    <>
      <span data-opener-name="" /> {t('licence')}
    </>
  );
  return (
    <InfoDialog id={LICENCE_DIALOG} title={title} closeLabel={t('close')}>
      <p>{t('licenceLead')}</p>
      {scopes.map((scope, place) => (
        <p key={scope} data-opener-part={place} hidden>
          {scope || t('notTold')}
        </p>
      ))}
    </InfoDialog>
  );
}
