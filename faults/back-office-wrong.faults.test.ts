import { WRONG } from './support/fault-list';
import { holdAgainst } from './support/ill';

holdAgainst('wrong', WRONG);
