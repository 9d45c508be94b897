import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { Shell } from '@/lib/model/shell';
import { phoneHref } from '@/lib/rules/contacts/phone-numbers';
import { SIZES, THEMES } from '@/lib/site/elder-look';
import { href } from '@/lib/site/routes';
import { PageForm } from '../layout/page-form';
import { isElsewhere } from '../layout/version-bar';
import { AssistSwitches } from '../reading/assist-switches';
import { READ_ALOUD } from '../reading/read-aloud';
import { Icon } from '../ui/icon';

interface ElderToolsProps {
  shell: Shell;
  context: PageContext;
  /** Whether the page has a script, which some tools need. */
  scripted: boolean;
}

interface ChoicesProps {
  name: 'size' | 'theme';
  label: string;
  /** Values with their words. */
  options: readonly (readonly [value: string, words: string])[];
}

function Choices({ name, label, options }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map(([value, words]) => (
        <button type="submit" key={value} name={name} value={value} data-elder="button">
          {words}
        </button>
      ))}
    </fieldset>
  );
}

function Look() {
  const t = useTranslations('elder');
  return (
    <details data-elder="look">
      <summary data-elder="button">
        <span>{t.rich('look', { more: (words) => <span data-elder="words">{words}</span> })}</span>
      </summary>
      <div data-elder="choices">
        <Choices
          name="size"
          label={t('size.label')}
          options={SIZES.map((size) => [size, t(`size.${size}`)])}
        />
        <Choices
          name="theme"
          label={t('theme.label')}
          options={THEMES.map((theme) => [theme, t(`theme.${theme}`)])}
        />
      </div>
    </details>
  );
}

/** One press restores the look, and switches the helps for a pointer off (assist-script.ts). */
function Reset() {
  const t = useTranslations('elder');
  return (
    <button type="submit" name="look" value="reset" data-assist="reset" data-elder="button">
      {t('reset')}
    </button>
  );
}

/**
 * EL-01, EL-04, EL-06, EL-13: the first row of the elder edition, seven tools and the hotline. On phones it has four
 * (leave, call, text, reading), and the others appear while `text` is open. What is chosen of size and colours stands in
 * a cookie, so that all visitors share one stored page; the sheet /elder-look.css marks it.
 */
export function ElderTools({ shell, context, scripted }: ElderToolsProps) {
  const t = useTranslations('elder');
  const { hotline } = shell.settings;
  const page = { context, elsewhere: isElsewhere(shell, context) };
  const reset = (
    <div data-elder="rest">
      <PageForm {...page}>
        <Reset />
      </PageForm>
    </div>
  );
  return (
    <section id="elder-tools" className="no-print" data-elder="tools" aria-label={t('tools')}>
      <div data-elder="row">
        <PageForm {...page}>
          <button type="submit" name="version" value="standard" data-elder="button">
            {t('leave')}
          </button>
        </PageForm>
        <a href={phoneHref(hotline)} data-elder="button">
          <Icon name="phone" size={22} />
          <span>
            <span data-elder="words">{t('hotline')} </span>
            <b>{hotline}</b>
          </span>
        </a>
        <PageForm {...page}>
          <Look />
        </PageForm>
        <div data-elder="read">
          <a href={`#${READ_ALOUD}`} data-elder="button">
            {t('read')}
          </a>
        </div>
        {scripted ? <AssistSwitches>{reset}</AssistSwitches> : reset}
        <div data-elder="rest">
          <a href={href(context.locale, '/accessibility')} data-elder="button">
            {t('help')}
          </a>
        </div>
      </div>
    </section>
  );
}
