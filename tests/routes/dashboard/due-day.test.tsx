import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { Recommendations } from "#app/routes/dashboard/vehicles/recommendations.tsx";

test("a day that is due is the same day wherever it stands", () => {
  const due = {
    ...{
      id: "a",
      recommendationType: "Follow-up",
      recommendedServiceDescription: "Cabin filter",
      status: "Pending" as const,
    },
    ...{ recommendedDueDate: new Date("2027-01-27T00:00Z"), recommendedDueMileage: null },
  };
  const Component = () => <Recommendations vehicleId="v" list={[due]} mayWrite={false} />;
  const Stub = createRoutesStub([{ path: "/", Component }]);
  expect(renderToStaticMarkup(<Stub />)).toContain("due Jan 27, 2027");
});
