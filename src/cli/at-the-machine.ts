/** In the audit log, who sits at the machine: no user, and no token. */
export const atTheMachine = 'command line'
