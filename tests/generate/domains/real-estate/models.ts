export interface Agent {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export interface Listing {
  id: number;
  agentId: Agent["id"];
  agentName: string;
  agentEmail: string;
  status: "active" | "pending" | "sold";
  price: number;
  originalPrice: number;
  floor: number;
  totalFloors: number;
  livingArea: number;
  lotSize: number;
  yearBuilt: number;
  yearRenovated: number | null;
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  latitude: number;
  longitude: number;
  images: string[];
  imageCount: number;
  listedAt: string;
  soldAt: string | null;
  soldPrice?: number;
}

export interface Lease {
  id: number;
  listingId: Listing["id"];
  tenantName: string;
  tenantEmail: string;
  startDate: string;
  endDate: string;
  monthlyRent: number;
  isActive: boolean;
  terminatedAt: string | null;
  signedAt: string;
}
