import { useEffect, useRef, useState } from 'react';

/** What becomes of a chosen file; `part` is 0 to 1. */
export type FileReading<T> =
  | { kind: 'idle' }
  | { kind: 'reading'; part: number }
  | { kind: 'failed' }
  | { kind: 'done'; value: T };

type Read<T> = (file: File, watch: { report: (part: number) => void; signal: AbortSignal }) => Promise<T>;

/** Reads the file that was chosen last: another choice, or none, ends the reading of the one before. */
export function useFileReading<T>(read: Read<T>) {
  const current = useRef<AbortController>(null);
  const [state, setState] = useState<FileReading<T>>({ kind: 'idle' });
  useEffect(() => () => current.current?.abort(), []);

  const choose = async (file: File | undefined): Promise<void> => {
    current.current?.abort();
    const stop = new AbortController();
    current.current = stop;
    const { signal } = stop;
    const say = (next: FileReading<T>) => !signal.aborted && setState(next);
    if (!file) return void say({ kind: 'idle' });
    say({ kind: 'reading', part: 0 });
    try {
      const value = await read(file, { report: (part) => say({ kind: 'reading', part }), signal });
      say({ kind: 'done', value });
    } catch {
      say({ kind: 'failed' });
    }
  };
  return { state, choose };
}
