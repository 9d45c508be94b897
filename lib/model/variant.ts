export type Locale = 'zh' | 'en';
export type Device = 'desktop' | 'mobile';

/**
 * Form in which a page is rendered and stored, as named in its internal address. The elder edition (长辈版) has the
 * content of the mobile edition in a layout for older visitors, at every width.
 */
export type Edition = Device | 'elder';

/** Language and device for which content is requested. */
export interface Variant {
  locale: Locale;
  device: Device;
}
