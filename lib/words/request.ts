import { getRequestConfig } from 'next-intl/server';
import { isLocale } from '@/lib/site/locales';

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = requested && isLocale(requested) ? requested : 'zh';
  const messages = (await import(`../../messages/${locale}.json`)).default;
  return { locale, messages, timeZone: 'Asia/Shanghai' };
});
