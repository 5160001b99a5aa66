import type { ReactNode } from "react";
import { Logo } from "#app/ui/logo.tsx";
import { Main } from "#app/ui/page.tsx";

export const loginLink =
  "inline-flex min-h-11 items-center text-accent-text underline underline-offset-4 hover:no-underline";

/** The narrow page around the sign-in forms. */
export function LoginFrame({
  title,
  description,
  children,
}: {
  title: string;
  description: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh grid-cols-1 content-center justify-items-center px-4 py-10">
      <div className="w-full max-w-md">
        <header className="mb-6">
          <Logo />
        </header>
        <Main className="grid grid-cols-1 gap-6 rounded-2xl border border-line bg-panel p-6 shadow-panel sm:p-8">
          <div>
            <h1 className="display text-2xl">{title}</h1>
            <p className="mt-1 text-muted">{description}</p>
          </div>
          {children}
        </Main>
      </div>
    </div>
  );
}
