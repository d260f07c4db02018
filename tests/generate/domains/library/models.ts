export interface LibraryLoan {
  id: number;
  bookTitle: string;
  isbn: string;
  author: string;
  borrower: string;
  cardNumber: string;
  borrowedOn: string;
  dueOn: string;
  returnedOn: string | null;
  renewals: number;
  fine: number;
  shelf: string;
}
