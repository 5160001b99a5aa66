import { sendHandedOver } from "../handover.ts";

// Stands in the page itself: the photo that was taken on the landing page leaves before React and its modules have come.
globalThis.handedOver = sendHandedOver();
