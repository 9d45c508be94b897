import { processState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    /** Source texts of the project's own inline scripts. */
    inlineScripts: Set<string>;
  }
}

const ownScripts = processState('inlineScripts', () => new Set());

/** Registers an inline script of the project: the Content-Security-Policy allows only registered ones. */
export const noteInlineScript = (code: string): void => void ownScripts.add(code);

/** Whether this text is one of the project's own inline scripts. */
export const isOwnScript = (code: string): boolean => ownScripts.has(code);
