import { CUT_OFF } from './support/fault-list';
import { holdAgainst } from './support/ill';

holdAgainst('cut-off', CUT_OFF);
