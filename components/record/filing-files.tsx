import { useTranslations } from 'next-intl';
import { formatBytes } from '@/lib/base/format';
import type { FilingPage } from '@/lib/model/archive';
import type { FilingFile, FilingHistory, RecordedFiling } from '@/lib/model/record';
import { sourceOf } from '@/lib/rules/record/changes';
import { keptFileHref } from '@/lib/site/endpoints';
import { SmartLink } from '../ui/smart-link';
import { HashLine } from './hash-line';
import styles from './record.module.css';

interface FileProps extends Pick<FilingPage, 'copies'> {
  file: FilingFile;
  history: FilingHistory;
}

/** A file with size and hash; linked at the back office, else as the kept copy, which is said in words. */
function FileLine({ file, history, copies }: FileProps) {
  const t = useTranslations('archive.filing');
  const { name, url, bytes, sha256 } = file;
  const source = sourceOf(file, history, copies);
  const to = source?.from === 'kept' ? keptFileHref(sha256) : url;
  return (
    <li>
      <p className={styles.line}>
        {source ? (
          <SmartLink href={to} newTab>
            {name}
          </SmartLink>
        ) : (
          <span>{name}</span>
        )}
        {bytes > 0 && <span className={styles.muted}>{formatBytes(bytes)}</span>}
      </p>
      {source?.from === 'kept' && <p className={styles.muted}>{t(`kept.${source.because}`)}</p>}
      {!source && sha256 && <p className={styles.muted}>{t('noCopy')}</p>}
      {sha256 ? (
        <div className={styles.muted}>
          {t('sha256')}
          <HashLine hash={sha256} name={name} />
        </div>
      ) : (
        <p className={styles.muted}>{t('unread')}</p>
      )}
    </li>
  );
}

interface FilingFilesProps extends Pick<FilingPage, 'copies'> {
  version: RecordedFiling;
  history: FilingHistory;
}

/** The files of a version. */
export function FilingFiles({ version, history, copies }: FilingFilesProps) {
  const t = useTranslations('archive.filing');
  if (version.files.length === 0) return <p className={styles.muted}>{t('noFiles')}</p>;
  return (
    <>
      <h4>{t('fileList')}</h4>
      <ul>
        {version.files.map((file) => (
          <FileLine key={`${file.url} ${file.sha256}`} file={file} history={history} copies={copies} />
        ))}
      </ul>
    </>
  );
}
