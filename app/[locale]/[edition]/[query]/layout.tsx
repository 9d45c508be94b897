import type { ReactNode } from 'react';

/** Pages are rendered at their first request and cached then: the build needs no back office. */
export function generateStaticParams(): { query: string }[] {
  return [];
}

export default function Layout({ children }: { children: ReactNode }) {
  return children;
}
