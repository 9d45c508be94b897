import type { PrivacyText } from '@/lib/model/forms';
import consent from './consent.module.css';
import styles from './forms.module.css';
import type { FormWords } from './words';

interface ConsentProps {
  privacy: PrivacyText;
  ticked: boolean;
  words: FormWords;
  problem: string;
}

/** Checkbox under the privacy text, with the version that is agreed to. */
export function Consent({ privacy, ticked, words, problem }: ConsentProps) {
  const [before, after] = words.privacy.label.split('{link}');
  return (
    <div className={styles.field} data-invalid={problem ? '' : undefined}>
      <input type="hidden" name="privacyVersion" value={privacy.version} />
      {problem && (
        <p id="e-privacy" className={styles.problem}>
          {problem}
        </p>
      )}
      <p className={consent.consent}>
        <input
          id="f-privacy"
          name="privacy"
          type="checkbox"
          value="yes"
          defaultChecked={ticked}
          aria-required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'e-privacy' : undefined}
        />
        <label htmlFor="f-privacy">
          {before}
          <a href={privacy.href} target="_blank" rel="noopener noreferrer">
            {words.privacy.link}
          </a>
          {after}{' '}
          {privacy.version && (
            <span className={styles.mark}>{words.privacy.version.replace('{date}', privacy.version)}</span>
          )}
        </label>
      </p>
    </div>
  );
}
