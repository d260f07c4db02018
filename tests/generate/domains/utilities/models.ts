export interface MeterReading {
  id: string;
  meterNumber: string;
  customerName: string;
  serviceAddress: string;
  meterType: "electricity" | "gas" | "water";
  readingDate: string;
  previousReading: number;
  currentReading: number;
  consumption: number;
  unit: string;
  ratePerUnit: number;
  amount: number;
  readBy: string;
  isEstimated: boolean;
  tariff: string;
  billingPeriod: string;
}
