/** Normal forms in which input can be compared with official data. */

/** Without spaces and without differences of case and width. */
export const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

/** Digits alone, without the country code: 0086-21…, +86 21… and 021… are one number. */
export function digits(text: string): string {
  const all = text.normalize('NFKC').replace(/\D/g, '');
  const bare = all.replace(/^(00)?86(?=\d{9,})/, '');
  return bare !== all && /^[1-9]\d{8,10}$/.test(bare) && !/^(1[3-9]\d{9}|400\d{7})$/.test(bare)
    ? `0${bare}`
    : bare;
}

/** The host of an address, without the user part before an @; null when it is no web address. */
export function hostOf(text: string): string | null {
  const address = text.normalize('NFKC').trim();
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname } = new URL(whole);
  const named = hostname.includes('.') || hostname === 'localhost';
  return /^https?:$/.test(protocol) && named ? hostname.replace(/\.$/, '') : null;
}

/** Whether an official host covers this one; `*.a.example` covers all hosts below a.example. */
export const isHost = (host: string, official: string): boolean =>
  official.startsWith('*.') ? host.endsWith(official.slice(1)) : host === official;
