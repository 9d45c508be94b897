import { Button } from './button';

interface CopyButtonProps {
  text: string;
  /** Its accessible name, which begins with the label; where a page has several. */
  name?: string;
  words: { label: string; done: string; failed: string };
}

/** Copies a text (page-script/clicks.ts). */
export function CopyButton({ text, name, words: { label, done, failed } }: CopyButtonProps) {
  return (
    <Button
      type="button"
      kind="secondary"
      className="no-print"
      aria-label={name}
      data-copy={text}
      data-done={done}
      data-failed={failed}
    >
      {label}
    </Button>
  );
}
