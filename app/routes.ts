import { index, type RouteConfig } from "@react-router/dev/routes";

export default [index("routes/landing/home.tsx")] satisfies RouteConfig;
