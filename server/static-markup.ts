import { renderToString } from 'react-dom/server';
import { setProcessState } from '@/lib/runtime/process-state';
// Declares the key `toMarkup` of the process state.
import '@/lib/runtime/static-markup';

/** Lets pages render the shared parts of their frame once (lib/runtime/static-markup.ts). */
export const offerMarkup = (): void => setProcessState('toMarkup', renderToString);
