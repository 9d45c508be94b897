import type { FileAnswer, FileOutcome } from '@/lib/model/file-check';
import { CopyButton } from '../ui/copy-button';
import own from './file-check.module.css';
import styles from './verification.module.css';

/** The border of a verdict says the same in all checks of the page. */
const TONES: Readonly<Partial<Record<FileOutcome, string>>> = {
  current: 'official',
  replaced: 'ended',
  unknown: 'unknown',
};
/** Beside the words, so that the answer is not told by colour alone. */
const SIGNS: Readonly<Partial<Record<FileOutcome, string>>> = { current: '✓', replaced: '!', unknown: '✕' };

export interface AnswerWords {
  /** Name of the answer as a region of the page. */
  answer: string;
  copy: { label: string; done: string; failed: string };
}

interface FileAnswerBoxProps {
  answer: FileAnswer;
  words: AnswerWords;
  /** Fragment to which the form leads. */
  id?: string;
}

/** What the record says of a document, for the page and for its script. */
export function FileAnswerBox({ answer, words, id }: FileAnswerBoxProps) {
  const { outcome, title, lines, links, forward } = answer;
  return (
    <section id={id} className={styles.verdict} data-outcome={TONES[outcome]} aria-label={words.answer}>
      <h2>
        {SIGNS[outcome] && <span aria-hidden="true">{SIGNS[outcome]} </span>}
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line} className={own.line}>
          {line}
        </p>
      ))}
      {links.map(({ href, label }) => (
        <p key={href} className={styles.next}>
          <a href={href}>{label}</a>
        </p>
      ))}
      {forward && (
        <p className={styles.next}>
          <CopyButton text={forward} words={words.copy} />
        </p>
      )}
    </section>
  );
}
