import { Account } from "#app/routes/repairs/account.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { SiteHeader } from "#app/ui/page.tsx";

export function StatusHeader() {
  return (
    <SiteHeader
      // Beside three buttons a phone has room for the sign alone.
      className="max-sm:[&_.logo-name]:sr-only"
      action={
        <span className="flex flex-wrap justify-end gap-1 print:hidden">
          <ButtonLink to="/repairs" variant="quiet" size="sm" className="max-sm:hidden">
            Your Repairs
          </ButtonLink>
          <ButtonLink to="/upload-quote" variant="quiet" size="sm" className="max-sm:px-2 max-[23rem]:px-1">
            Upload Quote
          </ButtonLink>
          <ButtonLink to="/create-request" variant="quiet" size="sm" className="max-sm:px-2 max-[23rem]:px-1">
            New Request
          </ButtonLink>
          <Account />
        </span>
      }
    />
  );
}
