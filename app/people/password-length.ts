/** As the specification has it. */
export const PASSWORD_MIN = 6;
export const PASSWORD_HINT = `At least ${PASSWORD_MIN} characters`;
