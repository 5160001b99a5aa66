import { placeWords } from "#app/shop/repair-provider.ts";
import { addressLines, type ShopSettings } from "#app/shop/settings/settings.ts";

type Own = Parameters<typeof addressLines>[0] & Pick<ShopSettings, "companyName">;

/** Where the car is expected: the shop that does the work, else our own, by its name where no address is set. */
export function placeOf(provider: Parameters<typeof placeWords>[0], own: Own): string {
  return placeWords(provider) || [own.companyName, ...addressLines(own)].join(", ");
}
