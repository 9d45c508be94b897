import 'server-only';
import type IP2Region from 'ip2region';
import { provinceOf } from '@/lib/base/provinces';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    ipCities: Promise<IP2Region>;
  }
}

export interface IpPlace {
  /** As in addresses: `guangdong`. */
  province: string;
  /** As the database names it, such as 广州市; may be empty. */
  city: string;
}

async function open(): Promise<IP2Region> {
  const { default: Database } = await import('ip2region');
  return new Database();
}

/** Loaded at the first request: 11 MB. */
const database = (): Promise<IP2Region> => processState('ipCities', open);

/**
 * Where a network address is probably used, from a local database; null where that is unknown. The guess is
 * not stored. IPv6 addresses are given by their network (…::/64).
 */
export async function placeOfAddress(address: string): Promise<IpPlace | null> {
  const found = (await database()).search(address.replace(/\/\d+$/, ''));
  const province = provinceOf(found?.province ?? '');
  return province ? { province, city: found?.city ?? '' } : null;
}
