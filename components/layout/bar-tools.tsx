import type { ReactNode } from 'react';
import type { Device } from '@/lib/model/variant';

interface BarToolsProps {
  device: Device;
  /** The menu behind a button. */
  menu: ReactNode;
  className?: string;
  /** Search, language and other tools. */
  children: ReactNode;
}

/**
 * The right end of a bar. On desktops the menu comes first, as the row of a full header does, so that its order is the
 * same on every page (WCAG 3.2.3); on phones it comes last.
 */
export function BarTools({ device, menu, className, children }: BarToolsProps) {
  return (
    <div className={className}>
      {device === 'desktop' && menu}
      {children}
      {device === 'mobile' && menu}
    </div>
  );
}
