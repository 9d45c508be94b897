import { useMessages, useTranslations } from 'next-intl';
import { officialFiles } from '@/lib/model/official-files';
import type { Platform, SoftwareItem } from '@/lib/model/software';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import { Section } from '../ui/section';
import { FileCheck } from './file-check.client';
import styles from './software.module.css';

const COMMANDS = [
  ['windows', (file: string) => `certutil -hashfile ${file} SHA256`, 'setup.exe'],
  ['mac', (file: string) => `shasum -a 256 ${file}`, 'setup.dmg'],
] as const;

/** File name of a downloaded package: a plain name, since the command is copied. */
function fileOf(items: readonly SoftwareItem[], platform: Platform): string | undefined {
  const { href: address } =
    items.flatMap(({ builds }) => builds).find((build) => build.platform === platform && build.href) ?? {};
  const name = address?.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return /^[\w.-]+\.\w+$/.test(name) ? name : undefined;
}

/** What to do before a download is installed; it stands before the first download (EL-18). */
export function CheckFirst() {
  const t = useTranslations('software');
  return (
    <p className={styles.first}>
      {t('check.first')} {t('check.wrong')} <a href="#check">{t('check.title')}</a>
    </p>
  );
}

/** How to verify an installer: in the browser, or by commands of the system. */
export function CheckSection({ items, locale }: { items: readonly SoftwareItem[]; locale: Locale }) {
  const t = useTranslations('software');
  const words = useMessages().software.check;
  const files = officialFiles(items);
  const names = files.map(({ name, platform, version }) =>
    t('fileName', { name, platform: t(`platforms.${platform}`), version }),
  );
  const { choose, reading, official, unknown, failed } = words;
  return (
    <Section id="check" title={t('check.title')} watermark={t('check.watermark')} tone="raised">
      <p className={styles.lead}>{t('check.lead')}</p>
      <FileCheck files={files} names={names} words={{ choose, reading, official, unknown, failed }} />
      <noscript>
        <p className={styles.lead}>{t('check.noScript')}</p>
      </noscript>
      <h3 className={styles.how}>{t('check.how')}</h3>
      <dl className={styles.commands}>
        {COMMANDS.map(([platform, command, anyFile]) => (
          <div key={platform}>
            <dt>{t(`platforms.${platform}`)}</dt>
            <dd>
              <code>{command(fileOf(items, platform) ?? anyFile)}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.lead}>
        {t('check.wrong')} <a href={href(locale, '/report-fraud')}>{t('check.report')}</a>{' '}
        <a href={href(locale, '/verify')}>{t('check.verify')}</a>
      </p>
    </Section>
  );
}
