import { PHONE } from '@/lib/site/address';
import { PLATFORMS } from '@/lib/site/platform';
import { HEAD, indented } from './directives';
import { DOWN_POLICY } from './down-page';
import { COOKIES, ENCODINGS } from './visitor-patterns';

/** A long text of VCL, in which nothing needs to be escaped. */
const text = (value: string): string => (value.includes('"') ? `{"${value}"}` : `"${value}"`);

const matches = (header: string, { source, flags }: RegExp): string =>
  `req.http.${header} ~ ${text(`${flags.includes('i') ? '(?i)' : ''}${source}`)}`;

interface Branch {
  condition: string;
  statement: string;
}

/** The first condition that holds decides. */
function chain(branches: readonly Branch[], otherwise: string): string {
  const parts = branches.map(
    ({ condition, statement }) => `if (${condition}) {\n${indented([statement])}\n} else `,
  );
  return `${parts.join('')}{\n${indented([otherwise])}\n}`;
}

const sub = (name: string, comment: string, ...body: string[]): string =>
  [`# ${comment}`, `sub ${name} {`, indented(body), '}', ''].join('\n');

const named = (device: string): string => `set req.http.X-Device = ${text(device)};`;

/** The word of a desktop whose downloads differ by platform. */
const desktop = (): string =>
  chain(
    PLATFORMS.map(([agent, platform]) => ({
      condition: matches('User-Agent', agent),
      statement: named(platform === 'other' ? 'desktop' : platform),
    })),
    named('desktop'),
  );

const nameDevice = (): string =>
  sub(
    'name_device',
    "One word instead of the whole user agent. The visitor's own window, kept in a cookie, outweighs it.",
    'unset req.http.X-Device;',
    chain(
      [
        {
          condition: matches('Cookie', COOKIES.device),
          statement: `set req.http.X-Device = regsub(req.http.Cookie, ${text(`^.*?${COOKIES.device.source}.*$`)}, "\\1");`,
        },
        { condition: 'req.http.Sec-CH-UA-Mobile == "?1"', statement: named('mobile') },
        { condition: matches('User-Agent', PHONE), statement: named('mobile') },
      ],
      named('desktop'),
    ),
    `if (req.http.X-Device == "desktop") {\n${indented([desktop()])}\n}`,
  );

const chooseEncoding = (): string =>
  sub(
    'choose_encoding',
    'The best of the forms that the site stores.',
    chain(
      ENCODINGS.map(({ name, accepted }) => ({
        condition: matches('Accept-Encoding', accepted),
        statement: `set req.http.Accept-Encoding = ${text(name)};`,
      })),
      'unset req.http.Accept-Encoding;',
    ),
  );

const passChosen = (): string =>
  sub(
    'pass_chosen',
    'What these visitors chose decides over the page or its language.',
    `if (${[COOKIES.elder, COOKIES.look, COOKIES.english].map((one) => matches('Cookie', one)).join(' ||\n    ')}) {\n    return (pass);\n}`,
  );

const allowDownPage = (): string =>
  sub(
    'allow_down_page',
    'The page with the hotline loads nothing and runs nothing; its style is its own.',
    `set beresp.http.Content-Security-Policy = ${text(DOWN_POLICY)};`,
  );

/** deploy/varnish/visitors.vcl: what the headers of visitors mean, as subroutines that site.vcl calls. */
export const varnishFile = (): string =>
  [
    `# ${HEAD.replace('gateway.md', 'shared-caches.md')}`,
    '',
    nameDevice(),
    chooseEncoding(),
    passChosen(),
    allowDownPage(),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
