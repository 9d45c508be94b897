/** The package carries no types, and those of others lack its second parameter. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** The acceptable ones of `available`; `preferred` orders those that the header likes equally. */
    encodings(available: string[], options: { preferred: string[] }): string[];
  }
}
