export const PATH = "/dashboard/accounts";
