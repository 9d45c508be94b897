/** Name of a cookie that the server sets. The prefix for https restricts it to this host. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);
