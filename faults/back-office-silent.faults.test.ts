import { SILENT } from './support/fault-list';
import { holdAgainst } from './support/ill';

holdAgainst('silent', SILENT);
