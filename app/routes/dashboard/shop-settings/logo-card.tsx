import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { Hint, Label } from "#app/ui/form/field.tsx";

const DOOR = "/dashboard/shop-settings/logo";

/** The logo that stands, and how to change it. */
export function LogoCard({ logo }: { logo: string | null }) {
  const navigation = useNavigation();
  const busy = navigation.formAction === DOOR;
  return (
    <Card>
      <CardHeader title="Logo" description="In place of the name's sign: on pages, invoices and records." />
      <CardBody className="grid gap-5">
        {logo ? (
          // On white: most logos are drawn for paper.
          <img src={logo} alt="Your logo" className="max-h-24 max-w-72 justify-self-start rounded-lg bg-white p-3" />
        ) : null}
        <Form method="post" action={DOOR} encType="multipart/form-data" className="grid gap-3">
          <div className="grid gap-1.5">
            <Label htmlFor="logo-file">Picture</Label>
            <Hint id="logo-hint">
              PNG, JPEG or WebP, 2 MB at most. A wide one on white or without a ground looks best.
            </Hint>
            <input
              id="logo-file"
              name="logo"
              type="file"
              accept="image/png,image/jpeg,image/webp"
              aria-describedby="logo-hint"
              required
              className="min-h-11 w-full min-w-0 file:mr-3 file:min-h-9 file:rounded-md file:border-0 file:bg-raised file:px-3 file:font-medium"
            />
          </div>
          <Button busy={busy} busyLabel="Saving…" className="justify-self-start">
            {logo ? "Replace logo" : "Save logo"}
          </Button>
        </Form>
        {logo ? (
          <Form method="post" action={DOOR}>
            <input type="hidden" name="remove" value="true" />
            <Button variant="secondary">Remove logo</Button>
          </Form>
        ) : null}
      </CardBody>
    </Card>
  );
}
