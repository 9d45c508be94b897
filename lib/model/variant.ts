/** One cacheable variant of the site's content: a language on a kind of device. */
export type Locale = 'zh' | 'en';
export type Device = 'desktop' | 'mobile';

/**
 * In what each page is rendered and stored, as its internal address names it. The elder edition, 长辈版, shows what phones
 * show, composed for older eyes and hands at every width.
 */
export type Edition = Device | 'elder';

export interface Variant {
  locale: Locale;
  device: Device;
}
