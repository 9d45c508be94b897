import type { Variant } from '@/lib/model/variant';

/** terType of the contract: 1 Chinese desktop, 2 English desktop, 3 Chinese mobile, 4 English mobile. */
export type TerminalType = '1' | '2' | '3' | '4';

/** The back office's name for language and device. */
export function terminalType({ locale, device }: Variant): TerminalType {
  if (device === 'desktop') return locale === 'zh' ? '1' : '2';
  return locale === 'zh' ? '3' : '4';
}
