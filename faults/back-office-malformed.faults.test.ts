import { MALFORMED } from './support/fault-list';
import { holdAgainst } from './support/ill';

holdAgainst('malformed', MALFORMED);
