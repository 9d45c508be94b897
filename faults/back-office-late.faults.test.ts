import { LATE } from './support/fault-list';
import { holdAgainst } from './support/hold-against';
import { ownPort } from './support/settings';
import { directly } from './support/ways';

holdAgainst('late', LATE, { way: directly(ownPort(3400)) });
