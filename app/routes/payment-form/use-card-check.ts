import { useEffect, useState } from "react";

type Check = typeof import("./check-card.ts").checkCard;

/** The rules of a card, fetched when the page stands: it does not wait for them, and the server has them too. */
export function useCardCheck(): Check | null {
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    import("./check-card.ts").then(
      ({ checkCard }) => setCheck(() => checkCard),
      () => {},
    );
  }, []);
  return check;
}
