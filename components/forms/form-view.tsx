import { useMessages, useTranslations } from 'next-intl';
import { draftKey } from '@/lib/browser/session';
import type { FormPage } from '@/lib/model/forms';
import type { PageContext } from '@/lib/model/page';
import { href } from '@/lib/site/routes';
import { PageHead } from '../ui/page-head';
import styles from './forms.module.css';
import { ServiceForm } from './service-form.client';
import { Steps } from './steps';
import { formWordsOf } from './words';

/** CU-07, CU-08: purpose, steps and the form. */
export function FormView({ data, context }: { data: FormPage; context: PageContext }) {
  const t = useTranslations(`forms.${data.form}`);
  const say = useTranslations('forms');
  const words = formWordsOf(useMessages().forms, data.form);
  return (
    <>
      <PageHead title={data.title} text={data.intro} kind="dense" />
      <div className={`container ${styles.page}`}>
        {data.form === 'complaint' && <Steps at="fill" />}
        <p className={styles.lead}>{t('lead')}</p>
        {data.owner && <p className={styles.lead}>{t('owner', { owner: data.owner })}</p>}
        {data.form === 'report' && (
          <p className={styles.lead} data-stands-alone="">
            <a href={href(context.locale, '/verify')}>{say('verifyFirst')}</a>
          </p>
        )}
        <div data-island data-stored={draftKey(data.form)}>
          <ServiceForm page={data} locale={context.locale} words={words} />
        </div>
      </div>
    </>
  );
}
