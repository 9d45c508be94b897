const PATHS = {
  arrow: 'M5 12h13M13 6l6 6-6 6',
  chart: 'M4 4v16h16M8 15l4-5 3 3 5-7',
  check: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM8.500 12l2.500 2.500 4.500-5',
  chevron: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  download: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  document: 'M7 3h7l4 4v14H7zM14 3v5h4M10 12h5M10 16h5',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  outside: 'M8 6h10v10M18 6L6 18',
  pause: 'M8 5v14M16 5v14',
  place:
    'M12 21s7-6.500 7-12a7 7 0 0 0-14 0c0 5.500 7 12 7 12zM12 6.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
  phone: 'M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4c0 2-2 3-4 2C10 18 6 14 4 7c-.5-2 .5-4 2-4z',
  play: 'M8 5l11 7-11 7z',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.800M20 3v5h-5',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l5 5',
  service: 'M4 13a8 8 0 0 1 16 0M4 13v4h3v-5H4zM20 13v4h-3v-5h3zM17 17c0 2-2 3-5 3',
  up: 'M12 19V6M6 11l6-6 6 6',
  wechat:
    'M9 4c-4 0-7 2.500-7 5.500 0 1.800 1 3.300 2.600 4.300L4 16l2.500-1.300c.8.200 1.600.300 2.500.300M16 9c3.500 0 6 2.200 6 4.800 0 1.500-.9 2.800-2.200 3.700l.4 1.900-2.100-1.100c-.7.200-1.400.300-2.100.300-3.500 0-6-2.200-6-4.800S12.500 9 16 9z',
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon of 24 units; decorative, so that the text beside it must say what it means. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d={PATHS[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
