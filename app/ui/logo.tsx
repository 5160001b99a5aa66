import { Link } from "react-router";
import { cn } from "#app/ui/cn.ts";
import { useCompany } from "#app/ui/company.ts";

/** A dial with its needle past the fair range: the brand's sign, also the favicon. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={cn("size-8 shrink-0", className)}>
      <path
        d="M6.1 24.5a13 13 0 1 1 19.8 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".28"
      />
      <path d="M6.1 24.5A13 13 0 0 1 16 3" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path d="m16 17 6.2-7.4" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="16" cy="17" r="3.2" fill="var(--accent)" />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  const company = useCompany();
  return (
    <Link
      to="/home-standard"
      className={cn(
        "inline-flex min-h-11 max-w-full min-w-0 items-center gap-2.5 rounded-lg text-lg font-semibold tracking-tight text-ink",
        className,
      )}
    >
      {company.logo ? (
        <img
          src={company.logo}
          alt={company.name}
          className="h-9 w-auto max-w-44 rounded bg-white object-contain p-1"
        />
      ) : (
        <>
          <LogoMark className="size-7" />
          <Name>{company.name}</Name>
        </>
      )}
    </Link>
  );
}

/** The brand of the product itself has a second color. */
function Name({ children: name }: { children: string }) {
  if (name !== "AMPed")
    return (
      <span className="logo-name whole-name" title={name}>
        {name}
      </span>
    );
  return (
    <span className="logo-name max-[22rem]:sr-only">
      AMP<span className="text-accent-text">ed</span>
    </span>
  );
}
