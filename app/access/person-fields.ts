/** What every look at a person begins with. */
export const personFields = {
  id: true,
  accountId: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  role: true,
  status: true,
} as const;
