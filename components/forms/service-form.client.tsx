'use client';

import { type FocusEvent, type FormEvent, useRef } from 'react';
import { complaintDoorHref, formHref } from '@/lib/endpoints';
import { fill } from '@/lib/forms/fill';
import { FORMS } from '@/lib/forms/rules';
import type { FormPage } from '@/lib/model/form';
import type { Locale } from '@/lib/model/variant';
import button from '../ui/button.module.css';
import { CaptchaField } from './captcha-field.client';
import { Consent } from './consent';
import { Field } from './field';
import { FileField } from './file-field.client';
import styles from './forms.module.css';
import { ProblemSummary } from './problem-summary.client';
import { TrapField } from './trap-field';
import { useCaptcha } from './use-captcha.client';
import { useServiceForm } from './use-service-form.client';
import type { FormWords } from './words';

interface ServiceFormProps {
  page: FormPage;
  locale: Locale;
  words: FormWords;
}

const NO_SHARES: readonly number[] = [];
const nameOf = (event: { target: EventTarget }): string =>
  event.target instanceof HTMLElement ? (event.target.getAttribute('name') ?? '') : '';

/**
 * Both forms (CU-07, CU-08). It is a plain form that posts by itself; with a script the same fields are checked at
 * once and sent without leaving the page. Files stand last: what comes before them is checked before they are read.
 */
export function ServiceForm({ page, locale, words }: ServiceFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const code = useCaptcha({ first: page.captcha, locale, words, form: element });
  const { problems, refused, round, textAt, progress, submit, recheck, leave, draft } = useServiceForm({
    page,
    locale,
    words,
    element,
    putCaptcha: code.put,
  });
  const { fields, files } = FORMS[page.form];
  const onInput = (event: FormEvent) => {
    draft.keep();
    recheck(nameOf(event));
  };
  const onBlur = (event: FocusEvent) => leave(nameOf(event));
  return (
    <>
      <ProblemSummary
        problems={problems}
        round={round}
        words={words}
        signInHref={complaintDoorHref(locale)}
      />
      {draft.restored && (
        <p role="status" className={styles.draft}>
          {words.draft}{' '}
          <button type="button" className={styles.plain} onClick={draft.discard}>
            {words.discard}
          </button>
        </p>
      )}
      <form
        ref={element}
        method="post"
        action={formHref(locale, page.form)}
        encType="multipart/form-data"
        noValidate
        className={styles.form}
        onSubmit={submit}
        onInput={onInput}
        onBlur={onBlur}
      >
        {/* The first button is the one that Enter presses. */}
        <button
          type="submit"
          name="do"
          value="send"
          tabIndex={-1}
          aria-hidden="true"
          className="visually-hidden"
        >
          {words.send}
        </button>
        <input type="hidden" name="once" value={page.once} />
        <TrapField />
        {fields.map((rule) => (
          <Field
            key={rule.name}
            rule={rule}
            words={words}
            value={page.values[rule.name] ?? ''}
            problem={textAt(rule.name)}
          />
        ))}
        <CaptchaField
          captcha={code.captcha}
          until={code.until}
          words={words}
          problem={textAt('code')}
          renew={code.renew}
        />
        <Consent
          privacy={page.privacy}
          ticked={page.values.privacy === 'yes'}
          words={words}
          problem={textAt('privacy')}
        />
        <FileField
          rule={files}
          hint={words.files[page.form]}
          words={words}
          problem={textAt(files.name)}
          shares={progress?.files ?? NO_SHARES}
          refused={refused}
        />
        <div className={styles.end}>
          <button
            type="submit"
            name="do"
            value="send"
            className={button.primary}
            aria-disabled={progress !== null || undefined}
          >
            {progress ? words.sending : words.send}
          </button>
          <p role="status">
            {progress &&
              (progress.files.length > 0
                ? fill(words.sendingFiles, { percent: Math.round(progress.share * 100) })
                : words.sending)}
          </p>
        </div>
      </form>
    </>
  );
}
