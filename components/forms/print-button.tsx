import { Button } from '../ui/button';

/** Without a script the browser's own menu prints; page-script shows the button once it works. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button type="button" data-print="" hidden>
      {label}
    </Button>
  );
}
