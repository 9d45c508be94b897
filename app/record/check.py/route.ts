import { allowed, text } from '../answers';
import { CHECK_SCRIPT } from './script';

export const dynamic = 'force-dynamic';

/** An independent check of the record (docs/record.md). */
export const GET = (): Response => text(CHECK_SCRIPT, 'text/x-python', 'public, max-age=300');

export const OPTIONS = allowed;
