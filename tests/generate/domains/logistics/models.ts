export interface Warehouse {
  id: string;
  name: string;
  city: string;
  country: string;
  timeZone: string;
  capacity: number;
  used: number;
  available: number;
  utilizationPercent: number;
}

export interface Shipment {
  id: string;
  warehouseId: Warehouse["id"];
  warehouseName: string;
  originCity: string;
  destinationCity: string;
  senderName: string;
  recipientName: string;
  status: "pending" | "shipped" | "in_transit" | "delivered" | "returned";
  trackingNumber: string | null;
  carrier?: string;
  netWeight: number;
  grossWeight: number;
  createdAt: string;
  shippedAt: string | null;
  estimatedDelivery: Date;
  deliveredAt: string | null;
  updatedAt: string;
  events: { status: string; location: string; timestamp: string }[];
}

export interface Stop {
  id: number;
  shipmentId: Shipment["id"];
  stopNumber: number;
  arrivalTime: Date;
  departureTime: Date;
}
