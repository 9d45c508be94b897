import type { Device, Edition } from '@/lib/model/variant';

const EDITIONS: readonly Edition[] = ['desktop', 'mobile', 'elder'];

/** Whether a text names an edition of the site. */
export const isEdition = (value: string): value is Edition => EDITIONS.some((edition) => edition === value);

/** The device whose content an edition shows. */
export const deviceOf = (edition: Edition): Device => (edition === 'desktop' ? 'desktop' : 'mobile');
