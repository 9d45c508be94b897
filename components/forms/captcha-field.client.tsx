'use client';

import type { MouseEvent } from 'react';
import type { CaptchaKind, FormName } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { formHref } from '@/lib/site/endpoints';
import { fill } from '@/lib/words/fill';
import { Button } from '../ui/button';
import styles from './captcha.module.css';
import { CaptchaQuestion } from './captcha-question';
import fieldStyles from './forms.module.css';
import type { CaptchaState } from './use-captcha.client';
import type { FormWords } from './words';

interface CaptchaFieldProps {
  code: CaptchaState;
  form: FormName;
  locale: Locale;
  words: FormWords;
  problem: string;
}

/** Both ways, the sum first, as equals. */
const KINDS: readonly CaptchaKind[] = ['text', 'image'];

/** Sealed solution, returned to the server with the answer. */
function Proof({ code: { captcha } }: Pick<CaptchaFieldProps, 'code'>) {
  return (
    <>
      <input type="hidden" name="uuid" value={captcha.uuid} />
      <input type="hidden" name="seal" value={captcha.seal} />
      <input type="hidden" name="kind" value={captcha.kind} />
    </>
  );
}

/**
 * Buttons that request another captcha. Without a script they submit the form, which comes back with all that was typed
 * and with the focus in the field of the code (by the address's fragment).
 */
const another = ({ code, form, locale }: CaptchaFieldProps, kind: CaptchaKind) => ({
  type: 'submit' as const,
  name: 'do',
  value: kind,
  formAction: `${formHref(locale, form)}#f-code`,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    void code.renew(kind);
  },
});

function Choices(props: CaptchaFieldProps) {
  const { code, words } = props;
  return (
    <div role="group" aria-label={words.code.choice} className={styles.choices}>
      {KINDS.map((kind) => (
        <button
          key={kind}
          {...another(props, kind)}
          aria-pressed={code.captcha.kind === kind}
          className={`${fieldStyles.choice} ${styles.choice}`}
        >
          {kind === 'text' ? words.code.toText : words.code.toImage}
        </button>
      ))}
    </div>
  );
}

function Answer(props: CaptchaFieldProps) {
  const { code, words, problem } = props;
  const { kind } = code.captcha;
  return (
    <div className={styles.answer}>
      <input
        id="f-code"
        name="code"
        type="text"
        inputMode={kind === 'text' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        className={`${fieldStyles.input} ${fieldStyles.short}`}
        aria-describedby={problem ? 'e-code captcha-time' : 'captcha-time'}
        aria-invalid={problem ? true : undefined}
        aria-required
      />
      <Button {...another(props, kind)} kind="secondary">
        {kind === 'image' ? words.code.refresh : words.code.refreshText}
      </Button>
    </div>
  );
}

/** What is left of the time, and the warning before it is over (EL-15), announced politely. */
function Time({ code: { captcha, minutes, notice }, words: { code } }: CaptchaFieldProps) {
  const refresh = captcha.kind === 'image' ? code.refresh : code.refreshText;
  return (
    <>
      <p id="captcha-time" className={fieldStyles.hint}>
        {minutes > 0 && !captcha.trouble && fill(code.left, { minutes })}
      </p>
      <p role="status" className={fieldStyles.notice}>
        {notice && fill(code[notice], { refresh })}
      </p>
    </>
  );
}

/** CU-09, EL-14: a sum to solve or a code to copy, as equal choices, with refresh and expiry. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { code, locale, words, problem } = props;
  return (
    <div
      className={fieldStyles.field}
      data-invalid={problem ? '' : undefined}
      role="group"
      aria-label={words.code.legend}
    >
      <Proof code={code} />
      <Choices {...props} />
      <CaptchaQuestion captcha={code.captcha} locale={locale} words={words} />
      <label htmlFor="f-code">
        {words.code[code.captcha.kind]} <span className={fieldStyles.mark}>{words.required}</span>
      </label>
      {problem && (
        <p id="e-code" className={fieldStyles.problem}>
          {problem}
        </p>
      )}
      <Answer {...props} />
      <Time {...props} />
    </div>
  );
}
