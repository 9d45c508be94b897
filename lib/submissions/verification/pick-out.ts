import type { VerificationKind } from '@/lib/model/verification';
import { digits, hostOf, plain } from './plain';

export interface Piece {
  kind: VerificationKind;
  query: string;
}

/** Letters of host names except Han: Chinese text has no space between an address and the words around it. */
const LETTER = '(?:(?!\\p{Script=Han})[\\p{L}\\p{N}])';
const REST = '[^\\s\\p{Script=Han}<>"\'，。；：！？（）【】《》“”、]';
const ADDRESS = new RegExp(
  `https?://${REST}+|(?<!${LETTER}|[._-])(?:${LETTER}(?:-|${LETTER})*[.@])+${LETTER}{2,24}(?![.\\p{N}])(?:[/:?]${REST}*)?`,
  'giu',
);
/** File names, whose extensions look like top-level domains. */
const FILE = /^[^/]+\.(exe|apk|dmg|ipa|pdf|docx?|xlsx?|pptx?|txt|jpe?g|png|rar)$/i;

const NUMBER =
  /(?<![\d.,]|(?!\p{Script=Han})\p{L})\+?\d[\d\s()-]{3,20}\d(?![\d.,]*\d)(?!\s*[元万亿%股份年])/gu;
/** Numbers that can be dialled in China, and foreign ones with the international prefix. */
const CALLABLE = /^(9\d{4,7}|1[012]\d{3}|1010\d{4}|[48]00\d{7}|1[3-9]\d{9}|0\d{9,11}|00\d{8,13})$/;

const ID = /(?:微信|公众号|薇信|加微|weixin|wechat|wx|vx)[号：:\s]{0,4}([a-z][a-z\d_-]{4,39})/giu;
const NAMED = /公众号[号：:\s]{0,4}[“"「『【《]([^”"」』】》\n]{2,30})[”"」』】》]/gu;

const captured = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, found = '']) => found);

function websites(text: string): string[] {
  return (text.match(ADDRESS) ?? [])
    .map((address) => address.replace(/[.,;:!?)\]]+$/, ''))
    .filter((address) => hostOf(address) && !FILE.test(address));
}

function phones(text: string): string[] {
  const found = (text.match(NUMBER) ?? []).map((number) => number.trim());
  return found.filter((number) => CALLABLE.test(number.startsWith('+86') ? digits(number) : bare(number)));
}

/** Digits alone; a leading + becomes 00, the international prefix. */
const bare = (number: string): string => digits(number.replace(/^\+/, '00'));

const keyOf = ({ kind, query }: Piece): string =>
  `${kind} ${kind === 'website' ? hostOf(query) : kind === 'phone' ? digits(query) : plain(query)}`;

/** The web addresses, telephone numbers and accounts of a message, each once, in this order. */
export function pickOut(message: string): Piece[] {
  // Full-width punctuation ends an address; NFKC turns it into half-width, which could be part of one.
  const text = message.replace(/[，。；：！？、]/g, ' $& ').normalize('NFKC');
  const rest = text.replace(ADDRESS, ' ');
  const pieces: Piece[] = [
    ...websites(text).map((query) => ({ kind: 'website' as const, query })),
    ...phones(rest).map((query) => ({ kind: 'phone' as const, query })),
    ...[...captured(rest, ID), ...captured(text, NAMED)].map((query) => ({ kind: 'wechat' as const, query })),
  ];
  return [...new Map(pieces.map((piece) => [keyOf(piece), piece])).values()];
}
