import { type RefObject, useEffect, useState } from 'react';

/** True while the element is visible in a visible tab of a focused window. */
export function useActive(element: RefObject<Element | null>): boolean {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let onScreen = false;
    const settle = () => setActive(onScreen && !document.hidden && document.hasFocus());
    const watch = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
      settle();
    });
    watch.observe(target);
    document.addEventListener('visibilitychange', settle);
    window.addEventListener('focus', settle);
    window.addEventListener('blur', settle);
    return () => {
      watch.disconnect();
      document.removeEventListener('visibilitychange', settle);
      window.removeEventListener('focus', settle);
      window.removeEventListener('blur', settle);
    };
  }, [element]);
  return active;
}
