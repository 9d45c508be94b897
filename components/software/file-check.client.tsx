'use client';

import { type Fingerprint, hashesOf, isFile } from '@/lib/browser/fingerprint';
import type { OfficialFile } from '@/lib/model/software';
import { type FileReading, useFileReading } from '../ui/use-file-reading.client';
import styles from './file-check.module.css';
import prints from './prints.module.css';

interface CheckWords {
  choose: string;
  /** With the placeholder {part}. */
  reading: string;
  /** With the placeholder {name}. */
  official: string;
  unknown: string;
  failed: string;
}

interface Checked {
  print: Fingerprint;
  match: OfficialFile | null;
}

interface FileCheckProps {
  files: readonly OfficialFile[];
  /** File names as shown on the page, in the same order. */
  names: readonly string[];
  words: CheckWords;
}

function Verdict({ state, names, files, words }: FileCheckProps & { state: FileReading<Checked> }) {
  if (state.kind === 'idle') return null;
  if (state.kind === 'failed') return <p className={styles.bad}>{words.failed}</p>;
  if (state.kind === 'reading')
    return <p>{words.reading.replace('{part}', String(Math.round(state.part * 100)))}</p>;
  const { match, print } = state.value;
  return (
    <>
      {match ? (
        <p className={styles.good}>{words.official.replace('{name}', names[files.indexOf(match)] ?? '')}</p>
      ) : (
        <p className={styles.bad}>{words.unknown}</p>
      )}
      <dl className={prints.prints} data-facts>
        {(['md5', 'sha256'] as const).map((kind) => (
          <div key={kind}>
            <dt>{kind === 'md5' ? 'MD5' : 'SHA-256'}</dt>
            <dd>{print[kind]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Reports whether a file is an original. It is read here and sent nowhere. */
export function FileCheck({ files, names, words }: FileCheckProps) {
  const { state, choose } = useFileReading<Checked>(async (file, watch) => {
    const print = await hashesOf(file, ['md5', 'sha256'], watch);
    return { print, match: files.find((official) => isFile(official, print)) ?? null };
  });

  return (
    <div className={styles.check} data-island>
      <label>
        <span>{words.choose}</span>
        <input type="file" onChange={({ currentTarget }) => choose(currentTarget.files?.[0])} />
      </label>
      <div role="status">
        <Verdict state={state} files={files} names={names} words={words} />
      </div>
    </div>
  );
}
