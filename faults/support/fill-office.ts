import { fillOffice } from '@/testing/filled-office';

/** Runs once before all fault tests. */
export default fillOffice;
