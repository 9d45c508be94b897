import { Button } from './button';

interface CopyButtonProps {
  text: string;
  words: { label: string; done: string; failed: string };
}

/** Copies a text (page-script/clicks.ts). */
export function CopyButton({ text, words: { label, done, failed } }: CopyButtonProps) {
  return (
    <Button
      type="button"
      kind="secondary"
      className="no-print"
      data-copy={text}
      data-done={done}
      data-failed={failed}
    >
      {label}
    </Button>
  );
}
