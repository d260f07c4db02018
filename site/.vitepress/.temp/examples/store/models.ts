/** A shelf of the shop. */
export interface Category {
  id: string;
  name: string;
}

export type Colour = "sand" | "terracotta" | "sage" | "ink" | "ochre" | "rose";

/** Something that can be put into the cart. */
export interface Product {
  readonly id: number;
  categoryId: Category["id"];
  colour: Colour;
  name: string;
  description: string;
  /** @minimum 8 @maximum 480 @multipleOf 1 */
  price: number;
  /** A picture as a `data:` URI. */
  picture: string;
  /** @minimum 0 @maximum 40 @multipleOf 1 */
  stock: number;
  /** The average of its reviews. @minimum 1 @maximum 5 @multipleOf 0.1 */
  rating: number;
  readonly createdAt: Date;
}

export interface Review {
  readonly id: number;
  productId: Product["id"];
  /** The name that the customer wants to be seen under. @minLength 1 @maxLength 60 */
  author: string;
  /** @minimum 1 @maximum 5 @multipleOf 1 */
  rating: number;
  /** @minLength 3 @maxLength 80 */
  title: string;
  /** @minLength 10 @maxLength 1000 */
  body: string;
  readonly createdAt: Date;
}

/** A customer: the account that logs in. */
export interface User {
  readonly id: number;
  /** @minLength 2 @maxLength 60 */
  name: string;
  /** @format email */
  email: string;
  /** @minLength 8 */
  password: string;
  address?: Address;
  readonly createdAt: Date;
}

export interface Address {
  /** @minLength 2 */
  recipient: string;
  /** @minLength 4 */
  street: string;
  /** @minLength 5 @maxLength 5 */
  zip: string;
  /** @minLength 2 */
  city: string;
}

/** A product that a customer wants to find again. */
export interface Favourite {
  readonly id: number;
  userId: User["id"];
  productId: Product["id"];
}

export type OrderStatus = "placed" | "packed" | "shipped" | "delivered";

export interface OrderItem {
  productId: Product["id"];
  name: string;
  price: number;
  /** @minimum 1 @maximum 10 @multipleOf 1 */
  quantity: number;
}

export interface Order {
  /** @pattern ^A-[0-9]{6}$ */
  readonly id: string;
  userId: User["id"];
  status: OrderStatus;
  /** @minItems 1 */
  items: OrderItem[];
  subtotal: number;
  shipping: number;
  total: number;
  /** @format email */
  email: string;
  address: Address;
  /** For the person who packs it. @maxLength 120 */
  note?: string;
  readonly createdAt: Date;
}
