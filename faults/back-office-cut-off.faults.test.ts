import { CUT_OFF } from './support/fault-list';
import { holdAgainst } from './support/hold-against';

holdAgainst('cut-off', CUT_OFF);
