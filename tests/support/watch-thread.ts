import { setTimeout as sleep } from "node:timers/promises";

/** The most milliseconds of its own time that this thread spent between two looks: a busy machine's pauses are not counted. */
export function watchThread() {
  let longest = 0;
  let going = true;
  const watching = (async () => {
    while (going) {
      const before = process.threadCpuUsage();
      await sleep(5);
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
    }
  })();
  return {
    async longest() {
      going = false;
      await watching;
      return longest;
    },
  };
}
