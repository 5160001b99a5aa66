import { Download, Printer } from "lucide-react";
import { LoginFrame } from "#app/routes/login/frame.tsx";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { useCompany } from "#app/ui/company.ts";
import { FinishForm } from "./finish-form.tsx";

/** The ten codes, the one time that they are shown; without script the browser's own menu prints them. */
export function RecoveryList({ codes, signingIn }: { codes: string[]; signingIn: boolean }) {
  const hydrated = useHydrated();
  const { name: company } = useCompany();
  const quiet = buttonClass({ variant: "secondary", size: "sm" });
  return (
    <LoginFrame
      title="Keep these recovery codes"
      description="Each one opens the second step once, when your phone or passkey is lost. They are shown only now."
    >
      <ol aria-label="Recovery codes" className="grid gap-x-6 gap-y-1 rounded-lg bg-raised p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-mono text-base tracking-wide">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 print:hidden">
        <a href={asFile(codes, company)} download="recovery-codes.txt" className={quiet}>
          <Download aria-hidden="true" className="size-4" />
          Download
        </a>
        {hydrated ? (
          <button type="button" className={quiet} onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            Print
          </button>
        ) : null}
      </div>
      <div className="grid print:hidden">
        {signingIn ? (
          <FinishForm>I have kept them, continue</FinishForm>
        ) : (
          <ButtonLink to="/dashboard/account">I have kept them, continue</ButtonLink>
        )}
      </div>
    </LoginFrame>
  );
}

function asFile(codes: string[], company: string) {
  const text = `${company} recovery codes. Each opens the second step of the sign-in once.\n\n${codes.join("\n")}\n`;
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
}
