import { getRequestConfig } from 'next-intl/server';
import { localeFrom } from '@/lib/site/locales';
import { FORMATS } from './formats';

export default getRequestConfig(async ({ requestLocale }) => {
  const locale = localeFrom(await requestLocale);
  const messages = (await import(`../../messages/${locale}.json`)).default;
  const config = { locale, messages, timeZone: 'Asia/Shanghai', ...FORMATS };
  return config;
});
