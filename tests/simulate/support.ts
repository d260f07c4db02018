import type { Backlot, Environment, Options } from "../../src/index.ts";
import { startBacklot } from "../support/project.ts";

export const models = `
export interface Customer { id: number; name: string }
export interface Order { id: number; customerId: number; item: string }
export interface Review { id: number; orderId?: number | null; text: string }
export interface Settings { theme: "light" | "dark" }`;

export const resources = [
  { path: "/customers", type: "Customer[]", count: 3 },
  { path: "/orders", type: "Order[]", count: 5 },
  { path: "/reviews", type: "Review[]", count: 4, operations: ["GET"] },
  { path: "/settings", type: "Settings" },
] as const satisfies Options["resources"];

/** A small shop: customers, their orders, reviews of these that can only be read, and settings. */
export function startOrders(
  options: Partial<Options> = {},
  environment: Environment = {},
): Promise<Backlot> {
  return startBacklot(models, { resources, ...options }, environment);
}

export const order = { customerId: 1, item: "Lamp" };

/** How many orders there are, whatever rule is in force. */
export function countOrders(backlot: Backlot): number {
  return backlot.total - 3 - 4 - 1;
}
