import { SmartLink } from '../ui/smart-link';

export interface ContactRow {
  label: string;
  value: string;
  /** Validated URL; empty for plain text. */
  url: string;
}

/** Ways to reach the group, each as text or link behind its label. */
export function ContactRows({ rows, className }: { rows: readonly ContactRow[]; className?: string }) {
  return (
    <dl className={className}>
      {rows.map(({ label, value, url }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{url ? <SmartLink href={url}>{value}</SmartLink> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
