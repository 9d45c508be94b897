import type { ReactNode } from 'react';
import { ReadAloud } from '../reading/read-aloud';
import type { Subject } from './specimen';

/** As in a page in which scripts run. */
const scripted = (view: ReactNode) => <div data-tools="">{view}</div>;

export const READING: Subject = {
  name: 'Reading aloud',
  specimens: [
    { name: 'ReadAloud, folded', view: () => <ReadAloud /> },
    { name: 'ReadAloud, plain', view: () => scripted(<ReadAloud plain id="plain" />) },
    { name: 'ReadAloud, without a script', view: () => <ReadAloud plain id="unscripted" /> },
  ],
};
