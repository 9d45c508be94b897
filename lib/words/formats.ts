import { _createCache, _createIntlFormatters } from 'next-intl';

const cache = _createCache();

/**
 * Parsed messages and formatters of numbers and times, cached for the whole process: next-intl would create new ones
 * for every page. The texts in messages/ limit the size of the cache.
 */
export const FORMATS = { _cache: cache, _formatters: _createIntlFormatters(cache) };
