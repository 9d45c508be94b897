'use client';

import { type FocusEvent, type FormEvent, useRef } from 'react';
import type { FormPage } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { LAST_QUESTION } from '@/lib/rules/forms/questions';
import { FORMS } from '@/lib/rules/forms/rules';
import { complaintAccessHref, formHref } from '@/lib/site/endpoints';
import { fill } from '@/lib/words/fill';
import { Button } from '../ui/button';
import { CaptchaField } from './captcha-field.client';
import { Consent } from './consent';
import { Field } from './field';
import { FileField } from './file-field.client';
import styles from './forms.module.css';
import { ProblemSummary } from './problem-summary.client';
import { Question } from './question.client';
import questions from './questions.module.css';
import { SessionTime } from './session-time.client';
import { TrapField } from './trap-field';
import { useCaptcha } from './use-captcha.client';
import { type Progress, useServiceForm } from './use-service-form.client';
import type { FormWords } from './words';

interface ServiceFormProps {
  page: FormPage;
  locale: Locale;
  words: FormWords;
}

const NO_SHARES: readonly number[] = [];
const nameOf = (event: { target: EventTarget }): string =>
  event.target instanceof HTMLElement ? (event.target.getAttribute('name') ?? '') : '';

function DraftNote({ words, onDiscard }: { words: FormWords; onDiscard: () => void }) {
  return (
    <p role="status" className={styles.draft}>
      {words.draft}{' '}
      <button type="button" className={styles.plain} onClick={onDiscard}>
        {words.discard}
      </button>
    </p>
  );
}

/** Enter activates the first submit button of a form. */
function EnterButton({ label }: { label: string }) {
  return (
    <button type="submit" name="do" value="send" tabIndex={-1} aria-hidden="true" className="visually-hidden">
      {label}
    </button>
  );
}

function SendBar({ progress, words }: { progress: Progress | null; words: FormWords }) {
  return (
    <div className={`${styles.end} ${questions.ending}`}>
      <Button type="submit" name="do" value="send" aria-disabled={progress !== null || undefined}>
        {progress ? words.sending : words.send}
      </Button>
      <p role="status">
        {progress &&
          (progress.files.length > 0
            ? fill(words.sendingFiles, { percent: Math.round(progress.share * 100) })
            : words.sending)}
      </p>
    </div>
  );
}

interface FormBodyProps extends ServiceFormProps {
  code: ReturnType<typeof useCaptcha>;
  form: ReturnType<typeof useServiceForm>;
}

/**
 * Files come last in the body, since the server validates the other fields before it reads them; asked one by one they
 * come before the captcha, so that a code does not expire while files are chosen.
 */
function FormBody({ page, locale, words, code, form }: FormBodyProps) {
  const { fields, files } = FORMS[page.form];
  const shared = { page, words, mayGoOn: form.mayGoOn };
  return (
    <>
      <EnterButton label={words.send} />
      <input type="hidden" name="once" value={page.once} />
      <TrapField />
      {fields.map((rule) => (
        <Question key={rule.name} name={rule.name} {...shared}>
          <Field
            rule={rule}
            words={words}
            value={page.values[rule.name] ?? ''}
            problem={form.textAt(rule.name)}
          />
        </Question>
      ))}
      <Question name={LAST_QUESTION} {...shared}>
        <CaptchaField
          code={code}
          form={page.form}
          locale={locale}
          words={words}
          problem={form.textAt('code')}
        />
        <Consent
          privacy={page.privacy}
          ticked={page.values.privacy === 'yes'}
          words={words}
          problem={form.textAt('privacy')}
        />
      </Question>
      <Question name={files.name} {...shared}>
        <FileField
          rule={files}
          hint={words.files[page.form]}
          words={words}
          problem={form.textAt(files.name)}
          shares={form.progress?.files ?? NO_SHARES}
          refused={form.refused}
        />
      </Question>
      <SendBar progress={form.progress} words={words} />
      {page.form === 'complaint' && (
        <SessionTime seconds={page.sessionSeconds} locale={locale} words={words} />
      )}
      <p data-stands-alone="">
        <a href={page.hotlineHref} className={styles.way}>
          {fill(words.byPhone, { hotline: page.hotline })}
        </a>
      </p>
    </>
  );
}

/**
 * Both forms (CU-07, CU-08). A plain form that posts by itself; with a script the same fields are validated first and
 * sent without leaving the page.
 */
export function ServiceForm({ page, locale, words }: ServiceFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const code = useCaptcha({ first: page.captcha, locale, words, form: element });
  const form = useServiceForm({
    page,
    locale,
    words,
    element,
    putCaptcha: code.put,
  });
  const { problems, round, submit, recheck, leave, draft } = form;
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
        signInHref={complaintAccessHref(locale)}
      />
      {draft.restored && <DraftNote words={words} onDiscard={draft.discard} />}
      <form
        ref={element}
        method="post"
        action={formHref(locale, page.form)}
        encType="multipart/form-data"
        noValidate
        className={`${styles.form} ${questions.questions}`}
        onSubmit={submit}
        onInput={onInput}
        onBlur={onBlur}
      >
        <FormBody page={page} locale={locale} words={words} code={code} form={form} />
      </form>
    </>
  );
}
