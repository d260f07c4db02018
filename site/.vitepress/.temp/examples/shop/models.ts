/** Something that can be put into the cart. */
export interface Product {
  id: number;
  name: string;
  slug: string;
  description: string;
  categoryId: Category["id"];
  /** @minimum 1 @multipleOf 0.5 */
  price: number;
  currency: "EUR" | "USD";
  images: string[];
  /** @minimum 0 */
  stock: number;
  /** @minimum 1 @maximum 5 */
  rating: number;
  reviewCount: number;
  tags: Tag[];
  dimensions?: Dimensions;
  createdAt: Date;
  updatedAt: Date;
}

export type Tag = "new" | "sale" | "handmade" | "organic" | "limited";

export interface Dimensions {
  width: number;
  height: number;
  depth: number;
  unit: "cm";
}

export interface Category {
  id: string;
  name: string;
  parentId: string | null;
}

export interface Customer {
  id: number;
  firstName: string;
  lastName: string;
  /** @format email */
  email: string;
  phone?: string;
  avatar: string;
  address: Address;
  isSubscribed: boolean;
  createdAt: Date;
}

export interface Address {
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
}

export interface Order {
  /** @pattern ^ORD-[0-9]{6}$ */
  id: string;
  customerId: Customer["id"];
  status: "pending" | "paid" | "shipped" | "delivered" | "cancelled";
  /** @minItems 1 */
  items: OrderItem[];
  itemCount: number;
  subtotal: number;
  shipping: number;
  total: number;
  payment: Payment;
  shippingAddress: Address;
  createdAt: Date;
  paidAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
}

export interface OrderItem {
  productId: Product["id"];
  name: string;
  /** @minimum 1 @maximum 5 */
  quantity: number;
  price: number;
  total: number;
}

/** How it was paid, told apart by its method. */
export type Payment =
  | { method: "card"; brand: "visa" | "mastercard"; last4: string }
  | { method: "paypal"; email: string }
  | { method: "invoice"; dueDate: Date };

export interface Review {
  id: number;
  productId: Product["id"];
  customerId: Customer["id"];
  /** @minimum 1 @maximum 5 @multipleOf 1 */
  rating: number;
  title: string;
  body: string;
  verified: boolean;
  createdAt: Date;
}
