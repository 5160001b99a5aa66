import type { ReactNode } from "react";
import { Account } from "#app/routes/repairs/account.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container, Main, PageHeader, SiteHeader } from "#app/ui/page.tsx";

type Props = {
  title: string;
  description?: ReactNode;
  backTo: string;
  backLabel: string;
  signedIn: boolean;
  width?: "sm" | "md";
  children: ReactNode;
};

/** The page around a visitor's form. */
export function VisitorFrame({ title, description, backTo, backLabel, signedIn, width = "md", children }: Props) {
  return (
    <>
      <SiteHeader
        className="max-sm:[&_.logo-name]:max-w-20"
        action={
          <>
            <ButtonLink to="/repairs" variant="quiet" size="sm" className="max-sm:px-2">
              Your Repairs
            </ButtonLink>
            <ButtonLink to={signedIn ? "/dashboard" : "/login"} variant="quiet" size="sm" className="max-sm:px-2">
              {signedIn ? "Dashboard" : "Sign In"}
            </ButtonLink>
            <Account />
          </>
        }
      />
      <Main>
        <Container width={width} className="pb-20">
          <PageHeader title={title} description={description} backTo={backTo} backLabel={backLabel} />
          {children}
        </Container>
      </Main>
    </>
  );
}
