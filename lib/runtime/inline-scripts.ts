import { processState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    /** Source texts of the project's own inline scripts. */
    inlineScripts: Set<string>;
  }
}

const known = processState('inlineScripts', () => new Set());

/** Lets an inline script of the project run: the policy of a page allows those alone that were noted here. */
export const noteInlineScript = (code: string): void => void known.add(code);

/** Whether this is the text of one of the project's own inline scripts. */
export const isOwnScript = (code: string): boolean => known.has(code);
