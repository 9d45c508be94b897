'use client';

import { useLayoutEffect, useRef } from 'react';
import type { Problem } from '@/lib/model/forms';
import { fill } from '@/lib/words/fill';
import styles from './problem-summary.module.css';
import type { FormWords } from './words';

interface ProblemSummaryProps {
  problems: readonly Problem[];
  /** Number of attempts to submit. */
  round: number;
  words: FormWords;
  /** Where a visitor whose session has ended identifies again. */
  signInHref: string;
}

function Item({
  problem,
  words,
  signInHref,
}: { problem: Problem } & Omit<ProblemSummaryProps, 'problems' | 'round'>) {
  const { field, text } = problem;
  if (field === 'session') {
    return (
      <>
        {text}{' '}
        <a href={signInHref} target="_blank" rel="noopener noreferrer">
          {words.errors.signIn}
        </a>
      </>
    );
  }
  return field ? <a href={`#f-${field}`}>{text}</a> : text;
}

/** All errors in one place, each linked to its field; it takes the focus after a failed submission. */
export function ProblemSummary({ problems, round, words, signInHref }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // Only after a submission: correcting a field must not move the focus away from it, and neither must the script that
  // starts on a page that was answered again. At once, for a visitor may press the next key before the next frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the round stands for the problems it came with
  useLayoutEffect(() => {
    if (round > 0 && problems.length > 0) box.current?.focus();
  }, [round]);
  if (problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: on a page that is answered again the summary is where one goes on
    <div ref={box} role="alert" tabIndex={-1} autoFocus className={styles.summary}>
      <h2>{fill(words.summary, { count: problems.length })}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.field}${problem.text}`}>
            <Item problem={problem} words={words} signInHref={signInHref} />
          </li>
        ))}
      </ul>
      <p>{words.saved}</p>
    </div>
  );
}
