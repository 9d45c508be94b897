import { LATE } from './support/fault-list';
import { holdAgainst } from './support/hold-against';

holdAgainst('late', LATE);
