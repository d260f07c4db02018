export interface FleetVehicle {
  id: number;
  plate_number: string;
  make: string;
  model: string;
  year: number;
  vin: string;
  fuel_type: string;
  odometer_km: number;
  assigned_driver: string | null;
  last_service_date: string;
  next_service_km: number;
  insurance_expiry: string;
  fuel_level_percent: number;
  status: string;
  current_location: { lat: number; lng: number };
}
export interface FuelLog {
  id: number;
  fleet_vehicle_id: number;
  driver_name: string;
  station_name: string;
  liters: number;
  price_per_liter: number;
  total_cost: number;
  odometer_km: number;
  fueled_at: string;
  fuel_grade: string;
  receipt_url: string;
  is_full_tank: boolean;
}
