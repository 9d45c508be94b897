/** The package ships no types, and third-party ones lack its second parameter. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /**
     * The acceptable encodings among `available`; `preferred` orders those that the header weights equally.
     */
    encodings(available: string[], options: { preferred: string[] }): string[];
  }
}
