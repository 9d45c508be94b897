import { PHONE } from '@/lib/site/address';
import { PLATFORMS } from '@/lib/site/platform';
import { expression, mapBlock } from './directives';
import { COOKIES, ENCODINGS } from './visitor-patterns';

/** What a visitor's headers mean: edition, language, platform, encoding. */
export function visitorMaps(): string[] {
  return [
    mapBlock({
      from: '$http_user_agent',
      to: '$agent_device',
      rows: [[expression(PHONE), 'mobile']],
      otherwise: 'desktop',
      comment: 'Device by user agent.',
    }),
    mapBlock({
      from: '$http_sec_ch_ua_mobile',
      to: '$hinted_device',
      rows: [['?1', 'mobile']],
      otherwise: '$agent_device',
      comment: 'A client hint outweighs it.',
    }),
    mapBlock({
      from: '$http_cookie',
      to: '$device',
      rows: [[expression(COOKIES.device), '$1']],
      otherwise: '$hinted_device',
      comment: 'The cookie of the browser that has measured its width outweighs both.',
    }),
    mapBlock({
      from: '$http_cookie',
      to: '$edition',
      rows: [[expression(COOKIES.elder), 'elder']],
      otherwise: '$device',
      comment: 'The elder edition, else that of the device.',
    }),
    mapBlock({
      from: '$http_cookie',
      to: '$chosen_language',
      rows: [[expression(COOKIES.english), 'en']],
      comment: 'Whether the visitor chose English: Chinese addresses then lead to English ones.',
    }),
    mapBlock({
      from: '$http_user_agent',
      to: '$platform',
      rows: PLATFORMS.map(([agent, platform]) => [expression(agent), platform] as const),
      otherwise: 'other',
      comment: 'Platform by user agent, for pages that offer software.',
    }),
    mapBlock({
      from: '$http_accept_encoding',
      to: '$encoding',
      rows: ENCODINGS.map(({ name, accepted }) => [expression(accepted), name] as const),
      otherwise: 'identity',
      comment: 'The best of the forms that the site stores.',
    }),
  ];
}
