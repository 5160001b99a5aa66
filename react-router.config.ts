import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Every route is known from the first page on: no /__manifest for strangers to ask large questions of.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
