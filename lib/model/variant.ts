/** One cacheable form of the site: a language on a kind of device. */
export type Locale = 'zh' | 'en';
export type Device = 'desktop' | 'mobile';

export interface Variant {
  locale: Locale;
  device: Device;
}

/** Terminal type as the back office counts it: 1 zh desktop, 2 en desktop, 3 zh mobile, 4 en mobile. */
export type TerminalType = '1' | '2' | '3' | '4';

export function terminalType({ locale, device }: Variant): TerminalType {
  if (device === 'desktop') return locale === 'zh' ? '1' : '2';
  return locale === 'zh' ? '3' : '4';
}
