const asked = new WeakMap<Request, Map<string, Promise<unknown>>>();

/**
 * The loaders of one page run side by side on one request: what several of them need is asked once. `key` names the question and all
 * that it depends on but the viewer. For loaders alone: after a write the answer would be of before.
 */
export function askedOnce<Answer>(request: Request, key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const answers = asked.get(request) ?? new Map<string, Promise<unknown>>();
  asked.set(request, answers);
  const known = answers.get(key) as Promise<Answer> | undefined;
  const answer = known ?? ask();
  answers.set(key, answer);
  return answer;
}
