import compiled from './compiled.json';

/** start.ts, on every page. server/late/page-data.ts knows this tag, and adds what the page's islands need to it. */
export function PageScript() {
  return <script src={compiled.file} defer />;
}
