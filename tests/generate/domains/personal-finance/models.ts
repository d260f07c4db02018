export interface BudgetCategory {
  id: string;
  name: string;
  icon: string;
  color: string;
  budgeted: number;
  spent: number;
  remaining: number;
  month: string;
  transactions: { merchant: string; amount: number; date: string; note: string }[];
  rollover: boolean;
}
