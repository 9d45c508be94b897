import { _createCache, _createIntlFormatters } from 'next-intl';

const cache = _createCache();

/**
 * Parsed messages and the formatters of numbers and times, kept for the process: next-intl would make new ones for
 * every page. There are as many as messages/ has texts.
 */
export const FORMATS = { _cache: cache, _formatters: _createIntlFormatters(cache) };
