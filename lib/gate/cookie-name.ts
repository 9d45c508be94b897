/** The name of a cookie of the server. Over https the prefix keeps it to this very host; browsers refuse it elsewhere. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);
