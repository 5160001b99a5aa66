import { requireList } from "#app/desk/views.server.ts";
import { throwAsResponse } from "#app/http/page.server.ts";

/** The list that an address names, and where it stands. Throws the page of 404 for any other. */
export function listOfAddress(name: string) {
  try {
    const list = requireList(name);
    return { list, path: `/dashboard/${list}` };
  } catch (error) {
    throwAsResponse(error);
  }
}
