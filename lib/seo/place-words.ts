import en from '../../messages/en.json';
import zh from '../../messages/zh.json';
import type { Locale } from '../model/variant';
import { isProvince } from '../provinces';

/** What a province of the address is called; nothing without one. */
export function placeWords(province: string, locale: Locale): string[] {
  return isProvince(province) ? [{ zh, en }[locale].personnel.provinces[province]] : [];
}
