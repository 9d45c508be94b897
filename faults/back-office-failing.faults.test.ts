import { FAILING } from './support/fault-list';
import { holdAgainst } from './support/hold-against';

holdAgainst('failing', FAILING);
