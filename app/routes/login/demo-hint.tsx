const DEMO_SIGN_INS = [
  { role: "Admin", email: "admin@amped.demo" },
  { role: "Advisor", email: "advisor@amped.demo" },
  { role: "Technician", email: "technician@amped.demo" },
  { role: "Driver", email: "driver@amped.demo" },
];

/** Stands on the sign-in page exactly while the demo data is in the database. */
export function DemoHint() {
  return (
    <section aria-labelledby="demo-title" className="rounded-lg bg-raised p-4 text-sm">
      <h2 id="demo-title" className="font-semibold">
        Demo credentials
      </h2>
      <p className="mt-1 text-muted">
        Password for each: <code className="wrap-anywhere text-ink">demo1234</code>
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {DEMO_SIGN_INS.map(({ role, email }) => (
          <div key={role} className="contents">
            <dt className="text-muted">{role}</dt>
            <dd>
              <code className="wrap-anywhere">{email}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
