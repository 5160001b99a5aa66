/** Of a new password: the specification's number, in its sentence. What is short and common is refused by the list. */
export const PASSWORD_MIN = 6;
export const PASSWORD_HINT = `At least ${PASSWORD_MIN} characters`;
export const PASSWORD_SHORT = `Password must be at least ${PASSWORD_MIN} characters`;
