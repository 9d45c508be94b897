import 'server-only';
import satori from 'satori';
import sharp from 'sharp';
import { CARD_SIZE } from '@/lib/base/constants';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { CARD_FAMILY, cardFonts } from './fonts';
import { cardLogo } from './logo';

/** Texts of a picture for shared links. */
export interface CardWords {
  locale: Locale;
  title: string;
  /** The line above the title: section or date. */
  above: string;
}

const MAX_CHARS = { zh: 48, en: 96 } as const;
const WAVES = [0, 1, 2]
  .map((at) => 500 + at * 46)
  .map((y) => `M0 ${y}Q300 ${y - 50} 600 ${y}T1200 ${y}`)
  .map((path) => `<path d="${path}" fill="none" stroke="#102a4d" stroke-width="22"/>`)
  .join('');
const FIELD = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${WAVES}</svg>`;

const GROUND = `url(data:image/svg+xml;base64,${Buffer.from(FIELD).toString('base64')})`;
const LOGO = { width: 335, height: 64 } as const;

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** The picture for a shared link: dark background, waves, logo and texts. A PNG of 1200 by 630. */
export async function renderCard({ locale, title, above }: CardWords): Promise<Uint8Array<ArrayBuffer>> {
  const [fonts, mark] = await Promise.all([cardFonts(), cardLogo(locale)]);
  const column = { display: 'flex', flexDirection: 'column' } as const;
  // Not by the framework's own renderer, which requests missing characters from a font host.
  const picture = await satori(
    <div
      style={{
        ...column,
        ...CARD_SIZE,
        boxSizing: 'border-box',
        padding: 72,
        fontFamily: CARD_FAMILY,
        backgroundColor: '#0b1f3a',
        backgroundImage: GROUND,
        color: '#f6f2ea',
      }}
    >
      {mark ? (
        <img src={mark} {...LOGO} style={{ objectFit: 'contain', objectPosition: 'left' }} alt="" />
      ) : (
        <div style={{ fontSize: 40 }}>{env().settings.name[locale]}</div>
      )}
      <div style={{ ...column, flexGrow: 1, justifyContent: 'center', width: 1056 }}>
        <div style={{ color: '#ff8a70', fontSize: 30, marginBottom: 20 }}>{above}</div>
        <div style={{ fontSize: locale === 'zh' ? 60 : 54, lineHeight: 1.35 }}>
          {cut(title, MAX_CHARS[locale])}
        </div>
      </div>
      <div
        style={{ color: '#b8c5d6', fontSize: 26 }}
      >{`${new URL(env().siteUrl).host} · 601211.SH · 02611.HK`}</div>
    </div>,
    { ...CARD_SIZE, fonts },
  );
  return new Uint8Array(await sharp(Buffer.from(picture)).png({ palette: true }).toBuffer());
}
