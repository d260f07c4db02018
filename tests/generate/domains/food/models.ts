export interface Restaurant {
  id: number;
  name: string;
  email: string;
  website: string;
  phone: string;
  city: string;
  country: string;
  opensAt: string;
  closesAt: string;
  minPrice: number;
  maxPrice: number;
}

export interface Dish {
  id: number;
  restaurantId: Restaurant["id"];
  restaurantName: string;
  name: string;
  price: number;
  salePrice: number | null;
  imageUrl: string;
  isAvailable: boolean;
  position: number;
}

export interface FoodOrder {
  id: number;
  restaurantId: Restaurant["id"];
  restaurantName: string;
  status: "placed" | "preparing" | "delivered" | "cancelled";
  items: FoodOrderItem[];
  itemCount: number;
  subtotal: number;
  deliveryFee: number;
  tip: number;
  tax: number;
  total: number;
  placedAt: string;
  deliveredAt: string | null;
}

export interface FoodOrderItem {
  dishId: Dish["id"];
  name: string;
  price: number;
  quantity: number;
  total: number;
}

export interface Recipe {
  id: number;
  title: string;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  totalTimeMinutes: number;
  steps: { stepNumber: number; text: string }[];
}
