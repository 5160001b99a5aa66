import { Link } from "react-router";

const WAY = "underline underline-offset-2";

/** Where it stands in full what is agreed to: the end of a sentence. */
export function OurTerms() {
  return (
    <>
      See the{" "}
      <Link to="/sms-policy" className={WAY}>
        SMS policy
      </Link>
      , the{" "}
      <Link to="/terms" className={WAY}>
        terms
      </Link>{" "}
      and the{" "}
      <Link to="/privacy" className={WAY}>
        privacy notice
      </Link>
      .
    </>
  );
}
