'use client';

import { COMPLAINT_SESSION_SECONDS } from '@/lib/base/constants';
import type { Locale } from '@/lib/model/variant';
import { complaintAccessHref } from '@/lib/site/endpoints';
import { fill } from '@/lib/words/fill';
import { Button } from '../ui/button';
import styles from './forms.module.css';
import { useSession } from './use-session.client';
import type { FormWords } from './words';

interface SessionTimeProps {
  /** Until the identity check expires; 0 when it has. */
  seconds: number;
  locale: Locale;
  words: FormWords;
}

/**
 * How long the identity check is valid, a polite warning before it expires, and more time by a button (EL-15). The link
 * does the same in a new tab, also without a script and after the expiry; what was typed stays here.
 */
export function SessionTime({ seconds, locale, words }: SessionTimeProps) {
  const { minutes, notice, extend } = useSession(seconds, locale);
  const more = fill(words.session.more, { minutes: COMPLAINT_SESSION_SECONDS / 60 });
  const isShort = notice === 'soon' || notice === 'failed';
  return (
    <div className={styles.field}>
      <p className={styles.hint}>{minutes > 0 && fill(words.session.left, { minutes })}</p>
      <p role="status" className={styles.notice}>
        {notice && fill(words.session[notice], { minutes, more })}
      </p>
      {isShort && (
        <Button type="button" kind="secondary" onClick={() => void extend()}>
          {more}
        </Button>
      )}
      <a href={complaintAccessHref(locale)} target="_blank" rel="noopener noreferrer" className={styles.way}>
        {words.errors.signIn}
      </a>
    </div>
  );
}
