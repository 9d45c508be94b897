'use client';

import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Problem } from '@/lib/model/forms';
import { checkFile, megabytes } from '@/lib/rules/forms/check-files';
import type { FileRule } from '@/lib/rules/forms/rules';
import { fill } from '@/lib/words/fill';
import styles from './forms.module.css';
import type { FormWords } from './words';

interface FileFieldProps {
  rule: FileRule;
  hint: string;
  words: FormWords;
  problem: string;
  /** Progress of each file while the form is sent. */
  shares: readonly number[];
  /** Problems that the server reported; these files are removed from the list. */
  refused: readonly Problem[];
}

const asText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Splits files into acceptable ones and problems of the others. */
function sortOut(
  files: readonly File[],
  rule: FileRule,
  words: FormWords,
): { accepted: File[]; removed: string[] } {
  const accepted: File[] = [];
  const removed: string[] = [];
  let total = 0;
  for (const file of files) {
    const count = accepted.length >= rule.most ? ('fileCount' as const) : null;
    const tooMuch = total + file.size > rule.totalBytes ? ('fileTotal' as const) : null;
    const problem = checkFile(file, rule) ?? count ?? tooMuch;
    if (!problem) {
      accepted.push(file);
      total += file.size;
      continue;
    }
    const most = {
      fileCount: rule.most,
      fileTotal: megabytes(rule.totalBytes),
    } as Readonly<Record<string, string | number>>;
    const reason = fill(words.errors[problem], { most: most[problem] ?? megabytes(rule.mostBytes) });
    removed.push(fill(words.files.removed, { name: file.name, reason }));
  }
  return { accepted, removed };
}

/** The input holds the files to send, so that the form is the same with and without a script. */
function putInto(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

const same = (left: File, right: File): boolean =>
  left.name === right.name && left.size === right.size && left.lastModified === right.lastModified;

interface FileListProps extends Pick<FileFieldProps, 'words' | 'shares'> {
  files: readonly File[];
  onRemove: (file: File) => void;
}

/** Each file with its size, and its progress or a button to remove it. */
function FileList({ files, words, shares, onRemove }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={words.files.list}>
      {files.map((file, at) => (
        <li key={`${file.name}${file.size}${file.lastModified}`}>
          <span>{file.name}</span>
          <span className={styles.mark}>{asText(file.size)}</span>
          {shares.length > 0 ? (
            <progress
              value={shares[at] ?? 0}
              max={1}
              aria-label={fill(words.files.progress, { name: file.name })}
            />
          ) : (
            <button type="button" className={styles.plain} onClick={() => onRemove(file)}>
              {fill(words.files.remove, { name: file.name })}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Why files were removed from the list. */
function RemovalNotes({ texts }: { texts: readonly string[] }) {
  return (
    <div role="status">
      {texts.map((text) => (
        <p key={text} className={styles.problem}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** Files with names, sizes and progress; unacceptable ones are removed at once with a message. */
export function FileField({ rule, hint, words, problem, shares, refused }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const show = (wanted: readonly File[]) => {
    const { accepted, removed: reasons } = sortOut(wanted, rule, words);
    if (input.current) putInto(input.current, accepted);
    setFiles(accepted);
    setRemoved(reasons);
  };
  /** A problem without a number concerns all files. */
  const takeOut = useEffectEvent((problems: readonly Problem[]) => {
    const isRefused = (at: number) => problems.some(({ file }) => file === undefined || file === at);
    show(files.filter((_, at) => !isRefused(at)));
    setRemoved(problems.map(({ text }) => text));
  });
  useEffect(() => {
    if (refused.length > 0) takeOut(refused);
  }, [refused]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    const before = rule.most > 1 ? files.filter((old) => !chosen.some((file) => same(old, file))) : [];
    show([...before, ...chosen]);
  };
  const ids = ['h-files', problem && 'e-files'].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-invalid={problem ? '' : undefined}>
      <label htmlFor={`f-${rule.name}`}>
        {words.files.legend} <span className={styles.mark}>{words.optional}</span>
      </label>
      <p id="h-files" className={styles.hint}>
        {hint}
      </p>
      {problem && (
        <p id="e-files" className={styles.problem}>
          {problem}
        </p>
      )}
      <input
        ref={input}
        id={`f-${rule.name}`}
        name={rule.name}
        type="file"
        multiple={rule.most > 1}
        accept=".png,.jpg,.jpeg,.pdf,image/png,image/jpeg,application/pdf"
        className={styles.file}
        aria-describedby={ids}
        aria-invalid={problem ? true : undefined}
        onChange={choose}
      />
      <RemovalNotes texts={removed} />
      <FileList
        files={files}
        words={words}
        shares={shares}
        onRemove={(file) => show(files.filter((other) => other !== file))}
      />
    </div>
  );
}
