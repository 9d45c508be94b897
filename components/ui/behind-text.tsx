import type { ReactNode } from 'react';
import type { Edition } from '@/lib/model/variant';

interface BehindTextProps {
  edition: Edition;
  /** A picture on which text stands. */
  children: ReactNode;
}

/** EL-06: a picture behind text, which the elder edition leaves out, so that it is not loaded there either. */
export function BehindText({ edition, children }: BehindTextProps) {
  return edition === 'elder' ? null : children;
}
