export interface BikeTrip {
  id: string;
  bikeId: string;
  riderName: string;
  startStation: string;
  endStation: string;
  startedAt: string;
  endedAt: string | null;
  durationSeconds: number;
  distanceMeters: number;
  cost: number;
  bikeType: string;
  batteryPercent: number;
  co2SavedGrams: number;
  rating: number | null;
}
