import { Button, type ButtonKind } from './button';

/** Hidden until page-script shows it; without a script the browser's own menu prints. */
export function PrintButton({ label, kind }: { label: string; kind?: ButtonKind }) {
  return (
    <Button type="button" kind={kind} data-print="" className="no-print" hidden>
      {label}
    </Button>
  );
}
