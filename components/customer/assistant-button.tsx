import { useTranslations } from 'next-intl';
import type { Assistant as AssistantModel } from '@/lib/model/customer';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/routes';
import { Assistant } from './assistant.client';
import { PhoneNumbers } from './phone-numbers';

/** The button to the smart assistant; before the page is alive it leads to the frame itself or to the numbers. */
export function AssistantButton({ assistant, locale }: { assistant: AssistantModel; locale: Locale }) {
  const t = useTranslations('customer.assistant');
  const { frame, phones } = assistant;
  const words = {
    open: t('open'),
    title: t('title'),
    close: t('close'),
    refresh: t('refresh'),
    loading: t('loading'),
    slow: t('slow'),
  };
  return (
    <Assistant
      frame={frame}
      href={frame || `${href(locale, '/customer-hotline')}#numbers`}
      words={words}
      instead={
        <>
          {!frame && <p>{t('without')}</p>}
          <PhoneNumbers phones={phones} />
        </>
      }
    />
  );
}
