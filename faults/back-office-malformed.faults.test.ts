import { MALFORMED } from './support/fault-list';
import { holdAgainst } from './support/hold-against';

holdAgainst('malformed', MALFORMED);
