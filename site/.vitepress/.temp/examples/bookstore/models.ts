/** Records that contain each other: a book shows its author, an author shows the books. */
export interface Author {
  id: number;
  name: string;
  biography: string;
  books: Book[];
}

export interface Book {
  /** @pattern ^978-[0-9]{10}$ */
  id: string;
  title: string;
  author: Author;
  /** @minimum 5 @maximum 80 */
  price: number;
  publishedAt: Date;
}

export interface Customer {
  id: number;
  firstName: string;
  lastName: string;
  /** @format email */
  email: string;
}

export interface Order {
  id: number;
  customerId: Customer["id"];
  status: "open" | "paid" | "shipped";
  createdAt: Date;
}

export interface OrderItem {
  id: number;
  orderId: Order["id"];
  bookId: Book["id"];
  /** @minimum 1 @maximum 5 @multipleOf 1 */
  quantity: number;
}
