'use client';

import { useRef, useState } from 'react';
import { type Fingerprint, fingerprintOf, isFile } from '@/lib/browser/fingerprint';
import type { OfficialFile } from '@/lib/model/software';
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

type State =
  | { kind: 'idle' }
  | { kind: 'reading'; part: number }
  | { kind: 'failed' }
  | { kind: 'checked'; print: Fingerprint; match: OfficialFile | null };

interface FileCheckProps {
  files: readonly OfficialFile[];
  /** File names as shown on the page, in the same order. */
  names: readonly string[];
  words: CheckWords;
}

function Verdict({ state, names, files, words }: FileCheckProps & { state: State }) {
  if (state.kind === 'idle') return null;
  if (state.kind === 'failed') return <p className={styles.bad}>{words.failed}</p>;
  if (state.kind === 'reading')
    return <p>{words.reading.replace('{part}', String(Math.round(state.part * 100)))}</p>;
  const { match, print } = state;
  return (
    <>
      {match ? (
        <p className={styles.good}>{words.official.replace('{name}', names[files.indexOf(match)] ?? '')}</p>
      ) : (
        <p className={styles.bad}>{words.unknown}</p>
      )}
      <dl className={prints.prints}>
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
  const input = useRef<HTMLInputElement>(null);
  const turn = useRef(0);
  const [state, setState] = useState<State>({ kind: 'idle' });

  const check = async () => {
    const file = input.current?.files?.[0];
    turn.current += 1;
    const mine = turn.current;
    const say = (next: State) => mine === turn.current && setState(next);
    if (!file) return say({ kind: 'idle' });
    say({ kind: 'reading', part: 0 });
    try {
      const print = await fingerprintOf(file, (part) => say({ kind: 'reading', part }));
      say({ kind: 'checked', print, match: files.find((official) => isFile(official, print)) ?? null });
    } catch {
      say({ kind: 'failed' });
    }
  };

  return (
    <div className={styles.check} data-island>
      <label>
        <span>{words.choose}</span>
        <input ref={input} type="file" onChange={check} />
      </label>
      <div role="status">
        <Verdict state={state} files={files} names={names} words={words} />
      </div>
    </div>
  );
}
