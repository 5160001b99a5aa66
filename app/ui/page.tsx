import { ArrowLeft, Menu as MenuIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";
import { Logo } from "#app/ui/logo.tsx";
import { Menu, menuItemClass } from "#app/ui/over/menu.tsx";

const WIDTHS = { sm: "max-w-xl", md: "max-w-3xl", lg: "max-w-6xl", xl: "max-w-[86rem]" };

export function Container({
  width = "lg",
  className,
  ...props
}: ComponentProps<"div"> & { width?: keyof typeof WIDTHS }) {
  return <div {...props} className={cn("mx-auto w-full px-4 sm:px-6 lg:px-8", WIDTHS[width], className)} />;
}

/** The one main element of a page: where the skip link and a closed dialog lead. */
export function Main({ className, ...props }: ComponentProps<"main">) {
  return <main id="main" tabIndex={-1} {...props} className={cn("outline-none", className)} />;
}

export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-lg bg-panel px-4 py-3 font-medium text-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  backTo?: string;
  backLabel?: string;
  actions?: ReactNode;
  className?: string;
};

export function PageHeader({ title, description, backTo, backLabel = "Back", actions, className }: PageHeaderProps) {
  return (
    <header className={cn("page-head", className)}>
      {backTo ? (
        <Link
          to={backTo}
          className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-2 rounded-lg px-1 text-sm text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {backLabel}
        </Link>
      ) : null}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="display text-2xl">{title}</h1>
          {description ? <p className="measure mt-2 text-muted">{description}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2 print:hidden">{actions}</div> : null}
      </div>
    </header>
  );
}

export type SiteLink = { href: string; label: string };

/** The public pages' header. Links of the same page are plain anchors: they work before any script. */
export function SiteHeader({
  links = [],
  action,
  className,
}: {
  links?: readonly SiteLink[];
  action?: ReactNode;
  className?: string;
}) {
  return (
    <header className={cn("sticky top-0 z-20 border-b border-line bg-ground short:static print:static", className)}>
      <Container className="flex min-h-16 flex-wrap items-center gap-x-6 py-2">
        <Logo />
        {links.length > 0 ? (
          <nav aria-label="On this page" className="hidden flex-1 md:block">
            <ul className="flex justify-center gap-1">
              {links.map((link) => (
                <li key={link.href}>
                  <SiteAnchor
                    link={link}
                    className="inline-flex min-h-11 items-center rounded-lg px-3 text-sm text-muted hover:text-ink"
                  />
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {/* In large type its words go below the logo, and not off the page. */}
        <div className="ml-auto flex max-w-full flex-wrap items-center justify-end gap-2">
          {action}
          {links.length > 0 ? (
            <Menu
              label={<MenuIcon aria-hidden="true" className="size-5" />}
              accessibleLabel="Menu"
              className="md:hidden"
            >
              {links.map((link) => (
                <SiteAnchor key={link.href} link={link} className={menuItemClass} />
              ))}
            </Menu>
          ) : null}
        </div>
      </Container>
    </header>
  );
}

export function SiteAnchor({ link, className }: { link: SiteLink; className?: string }) {
  if (link.href.startsWith("#")) {
    return (
      <a href={link.href} className={className}>
        {link.label}
      </a>
    );
  }
  return (
    <Link to={link.href} className={className}>
      {link.label}
    </Link>
  );
}

type SiteFooterProps = {
  groups?: readonly { title: string; links: readonly SiteLink[] }[];
  children?: ReactNode;
  legal?: ReactNode;
};

export function SiteFooter({ groups = [], children, legal }: SiteFooterProps) {
  return (
    <footer className="border-t border-line print:hidden">
      <Container className="grid gap-x-12 gap-y-8 py-12 md:grid-cols-[minmax(0,1.4fr)_repeat(auto-fit,minmax(10rem,1fr))]">
        <div className="max-w-xs">
          <Logo />
          {children ? <div className="mt-2 text-sm text-muted">{children}</div> : null}
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="text-sm font-semibold">{group.title}</h2>
            <ul className="mt-1">
              {group.links.map((link) => (
                <li key={link.label}>
                  <SiteAnchor
                    link={link}
                    className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink hover:underline"
                  />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Container>
      {legal ? (
        <div className="border-t border-line">
          <Container className="py-6 text-sm text-muted">{legal}</Container>
        </div>
      ) : null}
    </footer>
  );
}

const TITLES: Record<number, string> = {
  404: "404 Page Not Found",
  410: "This link has ended",
  503: "We will be right back",
};

/** What stands in place of a page that could not be shown: what may pass is tried again, and `children` lead elsewhere. */
export function PageFailed({ error, children }: { error: unknown; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const sentence = isRouteErrorResponse(error) ? error.data?.message : undefined;
  return (
    <Container width="sm" className="py-24 text-center">
      <h1 className="display text-2xl">{TITLES[status] ?? "Something went wrong"}</h1>
      <p role="alert" className="mt-4 text-muted">
        {sentence ??
          (status === 404
            ? "There is nothing at this address."
            : "The page could not be shown. Nothing you entered before was lost; please try again.")}
      </p>
      <div className="mt-8 flex justify-center gap-3">
        {status >= 500 || status === 429 ? (
          <ButtonLink to={pathname + search} reloadDocument>
            Try again
          </ButtonLink>
        ) : null}
        {children}
      </div>
    </Container>
  );
}
