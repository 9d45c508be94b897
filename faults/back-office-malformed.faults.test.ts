import { MALFORMED } from './support/fault-list';
import { holdAgainst } from './support/hold-against';
import { ownPort } from './support/settings';
import { directly } from './support/ways';

holdAgainst('malformed', MALFORMED, { way: directly(ownPort(3400)) });
