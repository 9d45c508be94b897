import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Captcha, FormPage, FormValues, Problem } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { fieldProblems } from '@/lib/rules/forms/field-problems';
import { openQuestion } from '@/lib/rules/forms/questions';
import { FORMS } from '@/lib/rules/forms/rules';
import { formHref } from '@/lib/site/endpoints';
import { goToQuestion, nextLink } from './open-question.client';
import { send, sharesOf } from './send.client';
import { useDraft } from './use-draft.client';
import type { FormWords } from './words';

const HINT_PAUSE_MS = 250;

function valuesOf(element: HTMLFormElement): FormValues {
  const texts = [...new FormData(element)].filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as FormValues;
}

export interface Progress {
  /** Of the whole body, 0 to 1. */
  share: number;
  /** Of each file. */
  files: readonly number[];
}

interface FormOptions {
  page: FormPage;
  locale: Locale;
  words: FormWords;
  element: RefObject<HTMLFormElement | null>;
  putCaptcha: (captcha: Captcha) => void;
}

function filesOf(element: HTMLFormElement, name: string): File[] {
  const input = element.elements.namedItem(name);
  return input instanceof HTMLInputElement ? [...(input.files ?? [])] : [];
}

/**
 * Reports a field's error shortly after it loses focus, and clears it as soon as it is corrected. The delay keeps the
 * layout still while a button is pressed, since pressing it is what takes the focus from the field.
 */
function useHints({ page, words, element }: FormOptions) {
  const [hints, setHints] = useState<readonly Problem[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const judge = (name: string): Problem | undefined =>
    element.current
      ? fieldProblems(page.form, valuesOf(element.current), words).find(({ field }) => field === name)
      : undefined;
  const put = (name: string, found: Problem | undefined) =>
    setHints((before) => [...before.filter(({ field }) => field !== name), ...(found ? [found] : [])]);

  const leave = (name: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const isEmpty = !element.current || !valuesOf(element.current)[name]?.trim();
      if (!isEmpty) put(name, judge(name));
    }, HINT_PAUSE_MS);
  };
  const clear = () => {
    clearTimeout(timer.current);
    setHints([]);
  };
  return { hints, leave, clear, put, judge };
}

/** Submission by script: validated first, with progress; the input stays in place. */
export function useServiceForm(options: FormOptions) {
  const { page, locale, words, element, putCaptcha } = options;
  const { form } = page;
  const [problems, setProblems] = useState<readonly Problem[]>(page.problems);
  const [round, setRound] = useState(0);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const draft = useDraft(options);
  const { hints, leave, clear, put, judge } = useHints(options);

  const report = (found: readonly Problem[]) => {
    if (element.current) goToQuestion(element.current, openQuestion(form, found));
    setProblems(found);
    setRound((count) => count + 1);
  };

  const post = async (current: HTMLFormElement) => {
    const sizes = filesOf(current, FORMS[form].files.name).map(({ size }) => size);
    setProblems([]);
    setProgress({ share: 0, files: sizes.map(() => 0) });
    const onProgress = (sent: number, total: number) =>
      setProgress({ share: total > 0 ? sent / total : 0, files: sharesOf(sizes, sent, total) });
    const answer = await send({ to: formHref(locale, form), data: new FormData(current), onProgress });
    if (answer.kind === 'sent') {
      draft.end();
      window.location.assign(answer.to);
      return;
    }
    setProgress(null);
    if (answer.kind === 'lost') report([{ field: '', text: words.errors.connection }]);
    else {
      if (answer.captcha) putCaptcha(answer.captcha);
      setRefused(answer.problems.filter(({ field }) => field === FORMS[form].files.name));
      report(answer.problems);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress) return;
    // Enter in a question that is not the last one: the visitor means the next question.
    const next = nextLink(event.currentTarget);
    if (next) return next.click();
    clear();
    const found = fieldProblems(form, valuesOf(event.currentTarget), words);
    if (found.length > 0) report(found);
    else void post(event.currentTarget);
  };

  /** While the visitor types: the reported error of this field is cleared once it is corrected. */
  const recheck = (name: string) => {
    const isReported = [...problems, ...hints].some(({ field }) => field === name);
    if (!isReported || judge(name)) return;
    setProblems((before) => before.filter(({ field }) => field !== name));
    put(name, undefined);
  };
  /** Whether the visitor may leave this question; an error is shown at its field, which takes the focus. */
  const mayGoOn = (name: string): boolean => {
    const problem = judge(name);
    if (!problem) return true;
    put(name, problem);
    document.getElementById(`f-${name}`)?.focus();
    return false;
  };
  const textAt = (name: string): string =>
    [...problems, ...hints].find(({ field }) => field === name)?.text ?? '';

  return { problems, refused, round, textAt, progress, submit, mayGoOn, recheck, leave, draft };
}
