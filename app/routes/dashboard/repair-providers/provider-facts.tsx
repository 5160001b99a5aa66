import type { ReactNode } from "react";
import { Rating } from "./rating.tsx";
import { Words } from "./words.tsx";

type Provider = {
  address: string;
  city: string;
  state: string;
  zip: string | null;
  phoneNumber: string | null;
  phone: string;
  type: string;
  specialties: string[];
  certifications: string[];
  qualityRating: number | null;
  added: string;
};

export function ProviderFacts({ provider }: { provider: Provider }) {
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Fact term="Address">
        {provider.address}
        <br />
        {provider.city}, {[provider.state, provider.zip].filter(Boolean).join(" ")}
      </Fact>
      <Fact term="Phone">
        {provider.phoneNumber ? (
          <a href={`tel:${provider.phoneNumber}`} className="underline underline-offset-2">
            {provider.phone}
          </a>
        ) : (
          "No phone number"
        )}
      </Fact>
      <Fact term="Type">{provider.type}</Fact>
      <Fact term="Rating">
        <Rating rating={provider.qualityRating} />
      </Fact>
      <Fact term="Specialties">
        <Words words={provider.specialties} none="No specialties" />
      </Fact>
      <Fact term="Certifications">
        <Words words={provider.certifications} none="No certifications" />
      </Fact>
      <Fact term="Added">{provider.added}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-1 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
