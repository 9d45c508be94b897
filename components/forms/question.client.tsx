'use client';

import type { ReactNode } from 'react';
import type { FormPage } from '@/lib/model/forms';
import { LAST_QUESTION, openQuestion, questionsOf } from '@/lib/rules/forms/questions';
import { fill } from '@/lib/words/fill';
import { buttonLook } from '../ui/button';
import styles from './questions.module.css';
import type { FormWords } from './words';

interface QuestionProps {
  page: FormPage;
  /** Of the field, or of the first one of its fields. */
  name: string;
  words: FormWords;
  /** With a script: whether what was typed here is right; if not, it says what is wrong. */
  mayGoOn: (name: string) => boolean;
  children: ReactNode;
}

const idOf = (name: string): string => `q-${name}`;

/** What is asked, for those who hear the heading before the field. */
function topicOf(name: string, words: FormWords): string {
  if (name === LAST_QUESTION) return words.question.last;
  return words.fields[name] ?? words.files.legend;
}

interface MovesProps extends Pick<QuestionProps, 'name' | 'words' | 'mayGoOn'> {
  before: string | undefined;
  after: string | undefined;
}

/** Links between questions are fragments, so that they work without a script and nothing is submitted. */
function Moves({ name, before, after, words, mayGoOn }: MovesProps) {
  return (
    <div className={styles.moves}>
      {before && (
        <a href={`#${idOf(before)}`} className={buttonLook('secondary')} data-button="">
          {words.question.back}
        </a>
      )}
      {after && (
        <a
          href={`#${idOf(after)}`}
          className={buttonLook()}
          data-button=""
          data-next=""
          onClick={(event) => !mayGoOn(name) && event.preventDefault()}
        >
          {words.question.next}
        </a>
      )}
    </div>
  );
}

/**
 * One question of a form (EL-17). Where the window is narrow, and in the elder edition, only the one that the address's
 * fragment names is shown, with its number and the ways back and on; elsewhere all of them are, without these.
 */
export function Question({ page, name, words, mayGoOn, children }: QuestionProps) {
  const all = questionsOf(page.form);
  const at = all.indexOf(name);
  return (
    <div
      className={styles.question}
      data-question={name}
      data-open={openQuestion(page.form, page.problems) === name ? '' : undefined}
      data-last={name === LAST_QUESTION ? '' : undefined}
    >
      <h2 id={idOf(name)} tabIndex={-1} className={styles.position}>
        {fill(words.question.position, { at: at + 1, of: all.length })}
        <span className="visually-hidden"> {topicOf(name, words)}</span>
      </h2>
      {children}
      <Moves name={name} before={all[at - 1]} after={all[at + 1]} words={words} mayGoOn={mayGoOn} />
    </div>
  );
}
