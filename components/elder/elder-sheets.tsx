import { ELDER_LOOK_PATH, ELDER_SHEETS } from '@/lib/site/endpoints';

/** The style of the elder edition over that of phones, and the look that this visitor chose. */
export function ElderSheets() {
  return (
    <>
      {ELDER_SHEETS.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      <link rel="stylesheet" href={ELDER_LOOK_PATH} />
    </>
  );
}
