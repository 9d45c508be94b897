import { z } from 'zod';

/** Text of a YAML file, where 2025, 1.50 and true are written without quotes. */
export const plainText = z.union([z.string(), z.number(), z.boolean()]).transform(String);
