interface Book {
  id: number;
  title: string;
}
declare namespace Library {
  interface Shelf {
    id: number;
    books: Book[];
  }
}
