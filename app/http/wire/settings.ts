import { z } from "zod";
import { SECTIONS } from "#app/shop/settings/setting-forms.ts";
import type { Setting } from "#app/shop/settings/settings.ts";

export const SETTING_NAMES: readonly Setting[] = SECTIONS.flatMap(({ fields }) => fields.map(({ name }) => name));

export const WireSettings = z
  .object(Object.fromEntries(SETTING_NAMES.map((name) => [name, z.string()])))
  .meta({ id: "ShopSettings", description: "Each setting as the text it is kept as." });
