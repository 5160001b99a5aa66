/** The script of the pages that are drawn once, built and minified; empty in the browser's own bundle. See vite.config.ts. */
declare module "virtual:still-script" {
  const script: string;
  export default script;
}

/** The script of the sign-in page, in the same way. */
declare module "virtual:login-script" {
  const script: string;
  export default script;
}

/** What the page of a quote does before React comes, in the same way. */
declare module "virtual:photo-script" {
  const script: string;
  export default script;
}
