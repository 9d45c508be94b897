import type { Captcha } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { readSum } from '@/lib/rules/forms/sum';
import { fill } from '@/lib/words/fill';
import styles from './captcha.module.css';
import fieldStyles from './forms.module.css';
import { speak, useHasVoice } from './speech.client';
import type { FormWords } from './words';

interface QuestionProps {
  captcha: Captcha;
  locale: Locale;
  words: FormWords;
}

/** The sum in words; a question of another kind as it is. */
function textOf(question: string, { code }: FormWords): string {
  const sum = readSum(question);
  return sum ? fill(code[sum.sign], { left: sum.left, right: sum.right }) : question;
}

/** The width of the picture doubles while the details are open; that needs no script. */
function Picture({ captcha, words: { code } }: QuestionProps) {
  return (
    <>
      <img src={captcha.image} alt={code.imageAlt} width={240} height={88} className={styles.picture} />
      <details>
        <summary className={fieldStyles.plain}>{code.enlarge}</summary>
      </details>
    </>
  );
}

/** What is asked (EL-14): a sum in words that can be spoken, or a picture that can be enlarged; or why there is none. */
export function CaptchaQuestion(props: QuestionProps) {
  const { captcha, locale, words } = props;
  const { trouble, kind, question } = captcha;
  const hasVoice = useHasVoice(locale);
  const sum = !trouble && kind === 'text' ? textOf(question, words) : '';
  return (
    <div className={styles.question}>
      <div aria-live="polite">
        {sum && <p className={styles.sum}>{sum}</p>}
        {trouble && <p className={styles.trouble}>{trouble}</p>}
      </div>
      {sum && hasVoice && (
        <button type="button" className={fieldStyles.plain} onClick={() => speak(sum, locale)}>
          {words.code.speak}
        </button>
      )}
      {!trouble && kind === 'image' && <Picture {...props} />}
    </div>
  );
}
