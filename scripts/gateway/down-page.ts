import { createHash } from 'node:crypto';
import words from '@/messages/fault.json';

/** Who can be called, of the settings file (lib/runtime/settings-file.ts). */
export interface Company {
  name: Readonly<Record<'zh' | 'en', string>>;
  hotline: string;
  tollFree: string;
  hotlineHours?: Readonly<Record<'zh' | 'en', string>> | undefined;
}

/** Colours of app/tokens.css. */
const LIGHT =
  '--surface:#faf7f2;--line:#ddd5c7;--heading:#0b1f3a;--text:#1f2a37;--muted:#566273;--accent:#a32a14;--on-accent:#fff;--focus:#1d5fd0';
const DARK =
  '--surface:#0c1726;--line:#2b3f59;--heading:#f2ede4;--text:#dde3ea;--muted:#a6b3c3;--accent:#ffa58f;--on-accent:#2b0a03;--focus:#8db8ff';

const STYLE = [
  `:root{color-scheme:light dark;${LIGHT}}`,
  `@media (prefers-color-scheme:dark){:root{${DARK}}}`,
  'body{margin:0;background:var(--surface);color:var(--text);font:1.0625rem/1.7 -apple-system,"Segoe UI",Roboto,Arial,"PingFang SC","HarmonyOS Sans SC",MiSans,"Microsoft YaHei","Noto Sans CJK SC",sans-serif;overflow-wrap:anywhere}',
  'p{margin:0;text-wrap:pretty}',
  'header,main{max-width:64rem;margin:0 auto;padding:1.25rem clamp(1.25rem,5vw,3rem)}',
  'header{background:#0b1f3a;color:#f6f2ea;max-width:none}',
  'header p{max-width:64rem;margin:0 auto;display:flex;flex-wrap:wrap;gap:0 1rem}',
  'main{display:grid;grid-template-columns:minmax(0,1fr);padding-top:0}',
  'section{padding:2.5rem 0}',
  'section+section{border-top:1px solid var(--line)}',
  'h1,h2{margin:0 0 .75rem;color:var(--heading);font-size:clamp(1.5rem,1.2rem + 1.2vw,2rem);font-weight:600;line-height:1.3;text-wrap:balance}',
  'ul{list-style:none;margin:1.5rem 0 1rem;padding:0;display:grid;gap:.75rem}',
  'a{display:block;box-sizing:border-box;min-height:3.5rem;padding:.5rem 1.25rem;border:1px solid var(--accent);border-radius:.25rem;color:var(--accent);font-size:1.5rem;font-weight:600;line-height:2.5rem;text-decoration:none}',
  'li:first-child a{background:var(--accent);color:var(--on-accent)}',
  'a:hover{text-decoration:underline}',
  'a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}',
  'small{color:var(--muted);font-size:1rem}',
  '@media (min-width:48rem){main{grid-template-columns:repeat(2,minmax(0,1fr));column-gap:clamp(2rem,6vw,5rem);padding-top:clamp(1rem,8vh,5rem)}section{display:grid;grid-row:span 4;grid-template-rows:subgrid}section+section{border:0}}',
].join('');

/** The page loads nothing and runs nothing. */
export const DOWN_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const call = (number: string): string =>
  `<li><a href="tel:${escaped(number.replace(/[^\d+]/g, ''))}">${escaped(number)}</a></li>`;

function part(locale: 'zh' | 'en', { hotline, tollFree, hotlineHours }: Company): string {
  const [lang, heading] = locale === 'zh' ? ['zh-CN', 'h1'] : ['en', 'h2'];
  const { down } = words[locale];
  const hours = hotlineHours?.[locale];
  return [
    `<section lang="${lang}">`,
    `<${heading}>${escaped(down.heading)}</${heading}>`,
    `<p>${escaped(down.text)}</p>`,
    `<ul>${[hotline, tollFree].filter(Boolean).map(call).join('')}</ul>`,
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
    `<body><header><p><span>${escaped(company.name.zh)}</span><span lang="en">${escaped(company.name.en)}</span></p></header>`,
    '<main>',
    part('zh', company),
    part('en', company),
    '</main></body>',
    '</html>',
    '',
  ].join('\n');

/** The same for scripts of pages, in the form of the relay's answers. */
export const downAnswer = (): string =>
  `${JSON.stringify({ code: 503, msg: `${words.zh.down.code} ${words.en.down.code}` }, null, 2)}\n`;
