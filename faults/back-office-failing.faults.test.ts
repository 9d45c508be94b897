import { FAILING } from './support/fault-list';
import { holdAgainst } from './support/ill';

holdAgainst('failing', FAILING);
