/** `data-printed`: a text whose {date} is that of the visitor's day when the page is printed. */
export function startPrintDate(signal: AbortSignal): void {
  const write = () => {
    const date = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
    for (const place of document.querySelectorAll<HTMLElement>('[data-printed]'))
      place.textContent = (place.dataset.printed ?? '').replace('{date}', date);
  };
  addEventListener('beforeprint', write, { signal });
}
