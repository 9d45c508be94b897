import { useTranslations } from 'next-intl';
import type { Assistant as AssistantModel } from '@/lib/model/customer';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import { Icon } from '../ui/icon';
import { Assistant } from './assistant.client';
import { PhoneNumbers } from './phone-numbers';

const ICONS = {
  open: <Icon name="service" />,
  close: <Icon name="close" size={22} />,
  refresh: <Icon name="refresh" size={22} />,
};

/** Opens the smart assistant; without a script it links to its page or to the numbers. */
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
      icons={ICONS}
      instead={
        <>
          {!frame && <p>{t('without')}</p>}
          <PhoneNumbers phones={phones} />
        </>
      }
    />
  );
}
