import { HONG_KONG, type Hours, SHANGHAI } from './session';

export type Instrument = {
  code: string;
  hours: Hours;
  /** Mean of the price, in the currency of the exchange. */
  basePrice: number;
  /** Shares traded in an average minute. */
  minuteVolume: number;
  /** Shares per lot, the unit of volumes. */
  lot: number;
};

export const INSTRUMENTS: Instrument[] = [
  { code: 'SH601211', hours: SHANGHAI, basePrice: 18.6, minuteVolume: 520_000, lot: 100 },
  { code: 'HK02611', hours: HONG_KONG, basePrice: 13.4, minuteVolume: 42_000, lot: 1 },
];
