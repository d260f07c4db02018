export interface InventoryItem {
  id: number;
  sku: string;
  productName: string;
  warehouse: string;
  aisle: string;
  bin: string;
  quantityOnHand: number;
  quantityReserved: number;
  quantityAvailable: number;
  reorderPoint: number;
  reorderQuantity: number;
  unitCost: number;
  totalValue: number;
  supplier: string;
  lastCountedAt: string;
  expiryDate: string | null;
  barcode: string;
  weightKg: number;
}
