/** So many of them: "1 user", "2 users"; a plural that ends otherwise is named. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
