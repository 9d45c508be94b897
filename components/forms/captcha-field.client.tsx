'use client';

import { type MouseEvent, useEffect, useState } from 'react';
import type { Captcha, CaptchaKind } from '@/lib/model/forms';
import { fill } from '@/lib/words/fill';
import { Button } from '../ui/button';
import styles from './forms.module.css';
import type { FormWords } from './words';

interface CaptchaFieldProps {
  captcha: Captcha;
  /** Time of expiry in milliseconds of the browser's clock; null before hydration. */
  until: number | null;
  words: FormWords;
  problem: string;
  /** Requests another captcha; without a script the buttons submit the form to get one. */
  renew: (kind: CaptchaKind) => void;
}

/** Seconds left by the browser's clock; null before hydration. */
function useSecondsLeft(until: number | null): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return;
    const count = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

function Shown({ captcha, words }: Pick<CaptchaFieldProps, 'captcha' | 'words'>) {
  if (captcha.trouble) return <p className={styles.trouble}>{captcha.trouble}</p>;
  if (captcha.kind === 'text') return <p className={styles.sum}>{captcha.question}</p>;
  return (
    <img src={captcha.image} alt={words.code.imageAlt} width={120} height={44} className={styles.code} />
  );
}

/** Sealed solution, returned to the server with the answer. */
function Proof({ captcha: { uuid, seal, kind } }: Pick<CaptchaFieldProps, 'captcha'>) {
  return (
    <>
      <input type="hidden" name="uuid" value={uuid} />
      <input type="hidden" name="seal" value={seal} />
      <input type="hidden" name="kind" value={kind} />
    </>
  );
}

/** CU-09: a code to copy or a sum to solve, with refresh, expiry, and an alternative that needs no sight. */
export function CaptchaField({ captcha, until, words, problem, renew }: CaptchaFieldProps) {
  const left = useSecondsLeft(until);
  const { code } = words;
  const { kind } = captcha;
  const over = left === 0 && !captcha.trouble;
  const other: CaptchaKind = kind === 'image' ? 'text' : 'image';
  const ask = (wanted: CaptchaKind) => (event: MouseEvent) => {
    event.preventDefault();
    renew(wanted);
  };
  return (
    <div
      className={styles.field}
      data-invalid={problem ? '' : undefined}
      role="group"
      aria-label={code.legend}
    >
      <Proof captcha={captcha} />
      <label htmlFor="f-code">
        {code[kind]} <span className={styles.mark}>{words.required}</span>
      </label>
      {problem && (
        <p id="e-code" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.captcha}>
        <Shown captcha={captcha} words={words} />
        <input
          id="f-code"
          name="code"
          type="text"
          inputMode={kind === 'text' ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          className={`${styles.input} ${styles.short}`}
          aria-describedby={problem ? 'e-code captcha-time' : 'captcha-time'}
          aria-invalid={problem ? true : undefined}
          aria-required
          onFocus={() => over && renew(kind)}
        />
        <Button type="submit" name="do" value={kind} kind="secondary" onClick={ask(kind)}>
          {kind === 'image' ? code.refresh : code.refreshText}
        </Button>
        <button type="submit" name="do" value={other} className={styles.plain} onClick={ask(other)}>
          {kind === 'image' ? code.toText : code.toImage}
        </button>
      </div>
      <p id="captcha-time" className={styles.hint}>
        {left !== null && left > 0 && !captcha.trouble && fill(code.left, { seconds: left })}
      </p>
      <p role="status" className={styles.hint}>
        {over && (kind === 'image' ? code.over : code.overText)}
      </p>
    </div>
  );
}
