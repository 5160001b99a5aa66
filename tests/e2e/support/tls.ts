import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request as forward } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type TlsProxy = { close: () => Promise<void> };

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/tls/${name}`, import.meta.url));
/** Made for these tests, for localhost alone, and signed by nobody. */
const KEY = fixture("localhost.key");
const CERTIFICATE = fixture("localhost.crt");
const NGINX = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"].find((path) => existsSync(path));

/** Ends TLS and passes on, and nothing more. */
async function startNodeProxy(port: number, backend: number): Promise<TlsProxy> {
  const tls = { key: readFileSync(KEY), cert: readFileSync(CERTIFICATE) };
  const server = createServer(tls, (incoming, outgoing) => {
    const { method, url: path } = incoming;
    const headers = { ...incoming.headers, "x-forwarded-for": incoming.socket.remoteAddress };
    const onward = forward({ host: "127.0.0.1", port: backend, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** nginx with its defaults, and room for a document. Its Host is the one of the machine behind it, as its defaults have it. */
async function startNginx(port: number, backend: number): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  mkdirSync(join(folder, "temp"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join(" ");
  writeFileSync(
    join(folder, "nginx.conf"),
    // Of a root's nginx the workers are nobody, who may not write into this folder.
    `${process.getuid?.() === 0 ? "user root;" : ""} pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off; worker_processes 1;
events { worker_connections 256; }
http {
  access_log off; ${temporary}
  server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${CERTIFICATE}; ssl_certificate_key ${KEY};
    client_max_body_size 20m;
    location / {
      proxy_pass http://127.0.0.1:${backend};
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`,
  );
  const child = spawn(NGINX ?? "", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return {
    async close() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const PROXIES = [
  { name: "nginx", installed: NGINX !== undefined, start: startNginx },
  { name: "a proxy in Node", installed: true, start: startNodeProxy },
];
