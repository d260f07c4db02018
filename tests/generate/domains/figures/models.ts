export interface AdCampaign {
  id: number;
  name: string;
  budget: number;
  spend: number;
  impressions: number;
  clicks: number;
  ctr: number;
  cpc: number;
  conversions: number;
  costPerConversion: number;
  conversionRate: number;
  revenue: number;
  roas: number;
}

export interface DailyStats {
  id: number;
  date: string;
  visitors: number;
  orders: number;
  conversionRate: number;
  revenue: number;
  averageOrderValue: number;
  itemsSold: number;
  itemsPerOrder: number;
  refunds: number;
}

export interface Run {
  id: number;
  distanceKm: number;
  durationMinutes: number;
  averagePace: string;
  avgSpeedKmh: number;
  avgHeartRate: number;
  maxHeartRate: number;
}

export interface BodyCheck {
  id: number;
  memberName: string;
  weightKg: number;
  heightCm: number;
  bmi: number;
}

export interface PlayerSeason {
  id: number;
  player: string;
  gamesPlayed: number;
  points: number;
  pointsPerGame: number;
  rebounds: number;
  blocks: number;
  blocksPerGame: number;
  minutesPerGame: number;
}

export interface FuelLog {
  id: number;
  liters: number;
  pricePerLiter: number;
  totalCost: number;
  tripKm: number;
  consumptionPer100Km: number;
}

export interface House {
  id: number;
  askingPrice: number;
  pricePerSqft: number;
  bedrooms: number;
  bathrooms: number;
  squareFeet: number;
  yearBuilt: number;
  openHouse: { date: string; from: string; to: string };
}

export interface ConsultingInvoice {
  id: number;
  issueDate: string;
  dueDate: string;
  paymentTerms: string;
  items: { description: string; hours: number; rate: number; amount: number }[];
}
