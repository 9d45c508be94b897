/** One cacheable form of the site: a language on a kind of device. */
export type Locale = 'zh' | 'en';
export type Device = 'desktop' | 'mobile';

export interface Variant {
  locale: Locale;
  device: Device;
}
