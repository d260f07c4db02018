export interface CarRental {
  id: string;
  vehicle: {
    make: string;
    model: string;
    year: number;
    licensePlate: string;
    color: string;
    transmission: string;
    fuelType: string;
    seats: number;
  };
  customerName: string;
  driverLicense: string;
  pickupLocation: string;
  dropoffLocation: string;
  pickupDate: string;
  returnDate: string;
  dailyRate: number;
  totalPrice: number;
  odometerStart: number;
  odometerEnd: number | null;
  fuelLevel: number;
  insurance: boolean;
}
