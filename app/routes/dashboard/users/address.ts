export const PATH = "/dashboard/users";
