import { createHash } from 'node:crypto';
import words from '@/messages/fault.json';

/** Who can be called, of the settings file (lib/runtime/settings-file.ts). */
export interface Company {
  name: Readonly<Record<'zh' | 'en', string>>;
  hotline: string;
  tollFree: string;
  hotlineHours?: Readonly<Record<'zh' | 'en', string>> | undefined;
}

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:2.5rem;padding:2rem;box-sizing:border-box;font:1.0625rem/1.7 system-ui,sans-serif;background:#faf7f2;color:#0b1f3a}section{max-width:36em}h1,h2{margin:0 0 .5rem;font-size:1.5rem;font-weight:400}p{margin:0 0 .5rem}a{color:#a32a14;font-size:1.25rem}small{font-size:.9375rem}';

/** The page loads nothing and runs nothing. */
export const DOWN_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const call = (number: string): string =>
  number && `<p><a href="tel:${escaped(number.replace(/[^\d+]/g, ''))}">${escaped(number)}</a></p>`;

function part(locale: 'zh' | 'en', company: Company): string {
  const [lang, heading] = locale === 'zh' ? ['zh-CN', 'h1'] : ['en', 'h2'];
  const { down } = words[locale];
  const hours = company.hotlineHours?.[locale];
  return [
    `<section lang="${lang}">`,
    `<${heading}>${escaped(down.heading)}</${heading}>`,
    `<p>${escaped(company.name[locale])}</p>`,
    `<p>${escaped(down.text)}</p>`,
    call(company.hotline),
    call(company.tollFree),
    ...(hours ? [`<p><small>${escaped(hours)}</small></p>`] : []),
    '</section>',
  ].join('\n');
}

/** What visitors see when nothing answers: both languages on one page, with the numbers to call. */
export const downPage = (company: Company): string =>
  [
    '<!DOCTYPE html>',
    '<html lang="zh-CN">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escaped(`${words.zh.down.heading} · ${words.en.down.heading}`)}</title><style>${STYLE}</style></head>`,
    '<body><main>',
    part('zh', company),
    part('en', company),
    '</main></body>',
    '</html>',
    '',
  ].join('\n');

/** The same for scripts of pages, in the form of the relay's answers. */
export const downAnswer = (): string =>
  `${JSON.stringify({ code: 503, msg: `${words.zh.down.code} ${words.en.down.code}` }, null, 2)}\n`;
