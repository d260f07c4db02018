export interface Company {
  id: number;
  name: string;
  website: string;
  domain: string;
  email: string;
  phone: string;
  city: string;
  country: string;
  currency: string;
  createdAt: string;
}

export interface Contact {
  id: number;
  companyId: Company["id"];
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  isPrimary: boolean;
  lastContactedAt: string | null;
  createdAt: string;
}

export interface Deal {
  id: number;
  companyId: Company["id"];
  contactId: Contact["id"];
  companyName: string;
  contactName: string;
  title: string;
  stage: "lead" | "qualified" | "proposal" | "won" | "lost";
  amount: number;
  lostReason: string | null;
  closedAt: string | null;
  createdAt: string;
  updatedAt: string;
}
