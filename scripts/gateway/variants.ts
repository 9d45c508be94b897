import type { VisitorPlatform } from '@/lib/model/software';
import { FRAMEWORK_PARAMETER } from '@/server/door/plans';
import { confFile, mapBlock } from './directives';
import { actingParameters, addressTable, knownParameters, platformPaths, queryTable, SCALER } from './tables';
import { visitorMaps } from './visitor-maps';

/** User agents that stand for all of a platform. */
export const PLATFORM_AGENTS: Readonly<Record<VisitorPlatform, string>> = {
  windows: 'Windows NT',
  mac: 'Macintosh',
  other: '',
};

const INTRO = `# Which answers are stored, and under which key.
#
# The site names User-Agent, Sec-CH-UA-Mobile and Accept-Encoding in Vary, and its pages depend on cookies. nginx would
# keep a copy for every spelling of these headers. Instead it reads them by the tables of the site, makes the key of
# what they mean, and hands on to the site nothing but that meaning: what is not in the key cannot change the answer.
# Requests that are not stored are handed on as they came.
`;

/** The first value of a parameter; names are compared letter by letter, which nginx's own $arg_ variables do not. */
const parameter = (name: string): string =>
  mapBlock({
    from: '$args',
    to: `$param_${name.toLowerCase()}`,
    rows: [
      [
        `~^(?:(?!${name}(?:=|&|$))[^&]*&)*${name}=(?<value_${name.toLowerCase()}>[^&]*)`,
        `$value_${name.toLowerCase()}`,
      ],
    ],
    comment: `Parameter ${name}.`,
  });

function addresses(): string[] {
  return [
    mapBlock({
      from: '$request_uri',
      to: '$sent_path',
      rows: [['~^(?<path_as_sent>[^?]*)', '$path_as_sent']],
      comment: 'The path as it was sent: an address that nginx would clean up is redirected by the site.',
    }),
    mapBlock({
      from: '$sent_path',
      to: '$kind',
      rows: addressTable(),
      otherwise: 'own',
      comment:
        'What is at an address: a Chinese page that exists in English (both), one that does not (zh), an English page (en),\na file, a file with a query, or what belongs to one visitor or is unknown (own).',
    }),
  ];
}

function queries(): string[] {
  const acting = actingParameters().join('|');
  const framework = FRAMEWORK_PARAMETER.source.replace('[?&]', '(?:^|&)');
  const rows = queryTable().flatMap(({ paths, names }) => {
    const query = names.map((name) => `${name}=$param_${name.toLowerCase()}`).join('&');
    return paths.map((path) => [path, query] as const);
  });
  return [
    mapBlock({
      from: '$args',
      to: '$query_class',
      rows: [
        ['', 'none'],
        [`~(?:^|&)(?:${acting})(?:=|&|$)`, 'acting'],
        [`~${framework}`, 'acting'],
        ['~^(?:[\\w.-]+(?:=[^&]*)?(?:&|$))+$', 'plain'],
      ],
      otherwise: 'odd',
      comment:
        'What a query does: nothing of its own (plain), or a redirect or an answer for one visitor (acting). Encoded names (odd)\ncould hide a parameter.',
    }),
    ...knownParameters().map(parameter),
    mapBlock({
      from: '$sent_path',
      to: '$known_query',
      rows: [...rows, [SCALER, '$args']],
      comment: 'The query as the page knows it: unknown parameters and their order make no copies.',
    }),
  ];
}

function keys(): string[] {
  return [
    mapBlock({
      from: '$http_accept',
      to: '$picture_form',
      rows: [['~*image/webp', 'image/webp']],
      comment: 'The form of a scaled picture: WebP, else that of the file.',
    }),
    mapBlock({
      from: '$kind',
      to: '$key_edition',
      rows: [
        ['file', ''],
        ['query', ''],
      ],
      otherwise: '$edition',
      comment: 'Files are the same for everyone.',
    }),
    mapBlock({
      from: '$sent_path',
      to: '$key_form',
      rows: [...platformPaths().map((path) => [path, '$platform'] as const), [SCALER, '$picture_form']],
      comment: 'Pages that differ by platform, and scaled pictures, which differ by form.',
    }),
    mapBlock({
      from: '$kind:$query_class:$chosen_language:$edition:$http_range$http_authorization:$param_tgcode',
      to: '$cache_name',
      rows: [
        ['~^file:none:[^:]*:[^:]*::$', 'files'],
        // Its whole query is in the key.
        ['~^query:(?:plain|acting):[^:]*:[^:]*::$', 'files'],
        // A promotion code is put into a cookie in the elder edition (lib/site/decide.ts).
        ['~^(?:en|zh):(?:none|plain):[^:]*:elder::$', 'pages'],
        ['~^(?:en|zh):(?:none|plain):[^:]*:(?:desktop|mobile)::', 'pages'],
        ['~^both:(?:none|plain)::elder::$', 'pages'],
        ['~^both:(?:none|plain)::(?:desktop|mobile)::', 'pages'],
      ],
      otherwise: 'off',
      comment:
        'The store of the answer; "off" hands a request on as it came. Parts of files and everything with a token are not\nstored, and who chose English passes by the stored Chinese pages, so that the site can redirect them.',
    }),
  ];
}

/** A header for the site: what the key says, or, where nothing is stored, the header as it came. */
const handed = (to: string, from: string, inKey: { pages?: string; files: string }): string =>
  mapBlock({
    from: '$cache_name',
    to,
    rows: Object.entries(inKey),
    otherwise: from,
    comment: `What the site gets of ${from}.`,
  });

const handedOn = (): string[] => [
  mapBlock({
    from: '$edition',
    to: '$edition_cookie',
    rows: [['elder', 'version=elder']],
    otherwise: 'device=$device',
    comment: 'The edition as the cookie that says it.',
  }),
  mapBlock({
    from: '$key_form',
    to: '$platform_agent',
    rows: Object.entries(PLATFORM_AGENTS),
    comment: 'The platform as a user agent that says it.',
  }),
  handed('$handed_cookie', '$http_cookie', { pages: '$edition_cookie', files: '' }),
  handed('$handed_agent', '$http_user_agent', { pages: '$platform_agent', files: '' }),
  handed('$handed_hint', '$http_sec_ch_ua_mobile', { pages: '', files: '' }),
  handed('$handed_accept', '$http_accept', { files: '$picture_form' }),
  handed('$handed_encoding', '$http_accept_encoding', { pages: '$encoding', files: '$encoding' }),
];

/** variants.conf */
export const variantsFile = (): string =>
  confFile(
    INTRO,
    ...addresses(),
    ...queries(),
    parameter('tgCode'),
    ...visitorMaps(),
    ...keys(),
    ...handedOn(),
  );
