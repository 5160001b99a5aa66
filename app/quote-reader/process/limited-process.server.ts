import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import path from "node:path";

type Asked = {
  /** The file of the project that runs, and what it is told. */
  file: string;
  words?: string[];
  /** What it may read beside the code and its packages, from the project's root. */
  reads?: string[];
  heapMb: number;
  /** Decoders that are native code. */
  addons?: boolean;
  environment?: Record<string, string>;
  /** Kilobytes of data that the system gives it at most. */
  dataKb?: number;
};

/** Seconds of processor time in a whole life: ends a process whose parent has died in the middle of its work. */
const LIFE_CPU = 3_600;

/**
 * Starts a process of the project without this one's secrets: what runs in it reads its code alone, and starts no processes and no
 * threads. No core, no files written, a bounded life; `nice`, so that it yields to what answers people.
 */
export function spawnLimited({
  file,
  words = [],
  reads = [],
  heapMb,
  addons,
  environment,
  dataKb,
}: Asked): ChildProcess {
  // The built server starts in the project folder, and Node runs the TypeScript file as it stands.
  const root = realpathSync(process.cwd());
  // An installation may keep its packages elsewhere and link to them: both places are read.
  const places = ["app", "node_modules", "package.json", ...reads].map((name) => path.join(root, name));
  const readable = [...new Set([...places, ...places.map((place) => realpathSync(place))])];
  const args = [
    "--disable-warning=ExperimentalWarning",
    "--disable-warning=SecurityWarning",
    `--max-old-space-size=${heapMb}`,
    "--permission",
    ...(addons ? ["--allow-addons"] : []),
    ...readable.map((place) => `--allow-fs-read=${place}`),
    path.join(root, file),
    ...words,
  ];
  const { PATH = "/usr/bin:/bin", SystemRoot } = process.env;
  const options: SpawnOptions = {
    cwd: root,
    // Nothing of the parent's but what a program needs to run: no keys, no addresses.
    env: { PATH, ...(SystemRoot ? { SystemRoot } : {}), NODE_ENV: "production", TZ: "UTC", ...environment },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  };
  if (process.platform === "win32") return spawn(process.execPath, args, options);
  const data = dataKb === undefined ? "" : `ulimit -d ${dataKb} 2>/dev/null; `;
  const limited = `ulimit -c 0; ulimit -f 0; ulimit -t ${LIFE_CPU}; ${data}exec nice -n 1 "$0" "$@"`;
  return spawn("/bin/sh", ["-c", limited, process.execPath, ...args], options);
}
