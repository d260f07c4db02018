export interface Company {
  id: number;
  name: string;
}

export interface Job {
  id: number;
  /** @minLength 1 */
  title: string;
  status: "open" | "closed";
  companyId: number;
  salary?: number;
  remote: boolean;
  level?: "junior" | "senior";
  closesAt?: Date;
  startsAt?: Date | null;
  urgent?: boolean | null;
  notes?: string;
  tags: string[];
  skills?: ("wood" | "metal" | "paper")[];
  contact?: { name?: string; phone?: string };
  steps?: { label: string; days?: number }[];
  partnerIds?: Company["id"][];
  createdAt: Date;
}

export interface User {
  id: number;
  /** @format email */
  email: string;
  name: string;
}
