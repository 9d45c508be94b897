import { Button } from './button';

/** Hidden until page-script shows it; without a script the browser's own menu prints. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button type="button" data-print="" className="no-print" hidden>
      {label}
    </Button>
  );
}
