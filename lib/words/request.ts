import { getRequestConfig } from 'next-intl/server';
import { isLocale } from '@/lib/site/locales';
import { FORMATS } from './formats';

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = requested && isLocale(requested) ? requested : 'zh';
  const messages = (await import(`../../messages/${locale}.json`)).default;
  const config = { locale, messages, timeZone: 'Asia/Shanghai', ...FORMATS };
  return config;
});
