import { CUT_OFF } from './support/fault-list';
import { holdAgainst } from './support/hold-against';
import { ownPort } from './support/settings';
import { directly } from './support/ways';

holdAgainst('cut-off', CUT_OFF, { way: directly(ownPort(3400)) });
