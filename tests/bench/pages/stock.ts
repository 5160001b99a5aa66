import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../e2e/support/server.ts";

const VERSION = "8.4.0";
const PACKAGES = ["react-router", "@react-router/dev", "@react-router/serve", "@react-router/node"];
const FILES = {
  "app/routes.ts": `import { index } from "@react-router/dev/routes";\nexport default [index("routes/home.tsx")];\n`,
  "app/root.tsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
export default function App() {
  return (<html lang="en"><head><meta charSet="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><Meta /><Links /></head>
  <body><Outlet /><ScrollRestoration /><Scripts /></body></html>);
}\n`,
  "app/routes/home.tsx": `export function meta() { return [{ title: "Hello" }]; }
export function loader() { return { message: "hello" }; }
export default function Home({ loaderData }) { return <main><h1>{loaderData.message}</h1><p>Hello, world.</p></main>; }\n`,
  "vite.config.ts": `import { reactRouter } from "@react-router/dev/vite";\nexport default { plugins: [reactRouter()] };\n`,
};

/** A bare page on react-router-serve, which everything is compared with: installed and built in `folder`, then served. */
export async function startStock(folder: string) {
  mkdirSync(join(folder, "app/routes"), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const dependencies = {
    ...Object.fromEntries(PACKAGES.map((name) => [name, VERSION])),
    ...{ react: "19.3.1", "react-dom": "19.3.1", isbot: "^5", vite: "8.3.8", typescript: "7.0.2" },
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }));
  const options = { cwd: folder, stdio: "ignore" as const, env: { ...process.env, NODE_ENV: "production" } };
  execFileSync("npm", ["install", "--no-audit", "--no-fund"], options);
  execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], options);
  const port = await freePort();
  const serve = ["node_modules/@react-router/serve/bin.cjs", "build/server/index.js"];
  const child = spawn(process.execPath, serve, { ...options, env: { ...options.env, PORT: String(port) } });
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 300; tries++) {
    const there = await fetch(origin).then(
      (response) => response.ok,
      () => false,
    );
    if (there) return { origin, pid: child.pid ?? -1, end: () => child.kill() };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("The bare page did not start.");
}
