export interface Account {
  id: string;
  ownerName: string;
  accountNumber: string;
  currency: string;
  country: string;
  balance: number;
  availableBalance: number;
  creditLimit: number;
  status: "active" | "frozen" | "closed";
  openedAt: string;
  closedAt: string | null;
}

export interface Transfer {
  id: string;
  fromAccountId: string;
  toAccountId: string;
  fromCurrency: "EUR" | "USD" | "GBP";
  toCurrency: "EUR" | "USD" | "GBP";
  amount: number;
  fee: number;
  totalAmount: number;
  status: "pending" | "completed" | "failed";
  failureReason: string | null;
  createdAt: string;
  completedAt: string | null;
}

export interface Loan {
  id: number;
  accountId: Account["id"];
  principal: number;
  outstandingBalance: number;
  interestRate: number;
  startDate: string;
  endDate: string;
  nextPaymentDate: string;
  lastPaymentDate: string;
  installmentsPaid: number;
  installmentsTotal: number;
  installmentsRemaining: number;
}
