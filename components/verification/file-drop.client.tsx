'use client';

import { askFileCheck } from '@/lib/browser/ask-file-check';
import { hashesOf } from '@/lib/browser/fingerprint';
import type { FileAnswer } from '@/lib/model/file-check';
import { useFileReading } from '../ui/use-file-reading.client';
import { type AnswerWords, FileAnswerBox } from './file-answer-box';
import own from './file-check.module.css';
import styles from './verification.module.css';

interface FileDropProps {
  /** Where the hash is posted. */
  to: string;
  words: AnswerWords & { choose: string; reading: string; failed: string; lost: string };
}

/** Computes the SHA-256 of a chosen document on the device, sends that alone, and shows the answer. */
export function FileDrop({ to, words }: FileDropProps) {
  const { state, choose } = useFileReading<FileAnswer | null>(async (file, watch) => {
    const { sha256 } = await hashesOf(file, ['sha256'], watch);
    return askFileCheck(to, sha256);
  });
  const answer = state.kind === 'done' ? state.value : null;
  return (
    <div data-island>
      <label className={styles.field}>
        <span>{words.choose}</span>
        <input type="file" onChange={({ currentTarget }) => choose(currentTarget.files?.[0])} />
      </label>
      {state.kind === 'reading' && <progress value={state.part} max={1} aria-label={words.reading} />}
      <div role="status">
        {state.kind === 'reading' && <p>{words.reading}</p>}
        {state.kind === 'failed' && <p className={own.line}>{words.failed}</p>}
        {state.kind === 'done' && !answer && <p className={own.line}>{words.lost}</p>}
        {answer && <FileAnswerBox answer={answer} words={words} />}
      </div>
    </div>
  );
}
