import { LATE } from './support/fault-list';
import { holdAgainst } from './support/ill';

holdAgainst('late', LATE);
