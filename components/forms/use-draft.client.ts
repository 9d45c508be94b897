import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormPage } from '@/lib/model/forms';
import { dropDraft, restoreDraft, saveDraft } from './draft.client';

const DRAFT_PAUSE_MS = 300;

interface DraftOptions {
  page: FormPage;
  element: RefObject<HTMLFormElement | null>;
}

/**
 * Saves a draft shortly after the visitor typed, and at once when the page is left meanwhile; restores it on the next
 * visit in this tab.
 */
export function useDraft({ page, element }: DraftOptions) {
  const [restored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { form, values } = page;

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const keep = () => {
    stop();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (element.current) saveDraft(element.current, form);
    }, DRAFT_PAUSE_MS);
  };

  useEffect(() => {
    const isFresh = Object.keys(values).length === 0;
    if (isFresh && element.current) setRestored(restoreDraft(element.current, form));
    return () => clearTimeout(timer.current);
  }, [element, form, values]);

  useEffect(() => {
    const saveNow = () => {
      if (timer.current !== undefined && element.current) saveDraft(element.current, form);
    };
    // A phone may end a page in the background without telling it so.
    const events: [EventTarget, string][] = [
      [window, 'pagehide'],
      [document, 'visibilitychange'],
    ];
    for (const [target, name] of events) target.addEventListener(name, saveNow);
    return () => {
      for (const [target, name] of events) target.removeEventListener(name, saveNow);
    };
  }, [element, form]);

  const end = () => {
    stop();
    dropDraft(form);
  };
  const discard = () => {
    element.current?.reset();
    end();
    setRestored(false);
  };
  return { restored, keep, discard, end };
}
