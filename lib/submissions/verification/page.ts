import 'server-only';
import { cookies } from 'next/headers';
import { qrCode } from '@/lib/base/qr';
import { listEntries } from '@/lib/content/dictionaries/entries';
import { findByPath, getMenu } from '@/lib/content/site/menu';
import { ownCookieName } from '@/lib/gate/own-cookies';
import { mapOfficialAccount } from '@/lib/mappers/contacts';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import type { OfficialChannels, VerificationPage } from '@/lib/model/verification';
import { env } from '@/lib/runtime/env';
import { verifyCodeHref } from '@/lib/site/endpoints';
import { href } from '@/lib/site/routes';
import { translator } from '@/lib/words/translator';
import { checkByAddress, shareOf } from './by-address';
import { readFileAnswer } from './file-answer';
import { readMessageVerdict, readVerdict, VERDICT_COOKIE } from './receive';

async function channelsOf(locale: Locale): Promise<OfficialChannels> {
  const { settings, siteUrl, outgoingHosts } = env();
  const accounts = (await listEntries(locale, 'official_accounts')).map(mapOfficialAccount);
  return {
    hosts: [...new Set([new URL(siteUrl).hostname, ...outgoingHosts])],
    phones: [settings.hotline, settings.tollFree].filter(Boolean),
    accounts: accounts.map(({ name, id }) => ({ name, id })),
  };
}

/** The QR code for stickers: of the check of this outlet, or of the page where `outlet` is empty. */
function stickerOf(locale: Locale, outlet: string) {
  const address = new URL(href(locale, '/verify', { outlet }), env().siteUrl).href;
  return { address, qr: qrCode(address), href: verifyCodeHref(locale, outlet) };
}

/** Title and description: a page in no menu has no words for search engines but the site's own. */
async function headOf(locale: Locale, query: PageContext['query']): Promise<VerificationPage['head']> {
  const t = translator(locale, 'verification');
  const name = env().settings.name[locale];
  const { description = '' } = findByPath(await getMenu(locale), '/verify')?.seo ?? {};
  return {
    title: `${t('title')} - ${name}`,
    description: description || t('description', { name }),
    noindex: Object.keys(query).length > 0,
  };
}

/** The forms, with the answer to the check in the address, else to the last check from this browser. */
export async function getVerificationPage({ locale, query }: PageContext): Promise<VerificationPage> {
  const { settings, siteUrl, record } = env();
  const cookie = (await cookies()).get(ownCookieName(VERDICT_COOKIE))?.value;
  const byAddress = await checkByAddress(query, locale);
  const verdict = byAddress ?? readVerdict(cookie);
  const path = verdict ? shareOf(verdict, locale) : '';
  const isOfficial = byAddress?.kind === 'outlet' && byAddress.outcome === 'official';
  return {
    verdict,
    message: byAddress ? null : readMessageVerdict(cookie),
    file: byAddress ? null : readFileAnswer(cookie, locale),
    checksFiles: record !== null,
    share: path && new URL(path, siteUrl).href,
    channels: await channelsOf(locale),
    sticker: stickerOf(locale, isOfficial ? (query.outlet ?? '') : ''),
    hotline: settings.hotline,
    siteName: settings.name[locale],
    head: await headOf(locale, query),
  };
}
