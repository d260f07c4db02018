export interface RepairOrder {
  id: string;
  complaint: string;
  mechanic: string;
  parts: { partNumber: string; name: string; qty: number; unitCost: number }[];
  laborHours: number;
  laborRate: number;
  partsTotal: number;
  laborTotal: number;
  tax: number;
  total: number;
  promisedBy: string;
}
export interface Payslip {
  id: string;
  employeeName: string;
  payPeriodStart: string;
  payPeriodEnd: string;
  payDate: string;
  grossPay: number;
  incomeTax: number;
  pensionContribution: number;
  healthInsurance: number;
  netPay: number;
  overtimeHours: number;
  hourlyRate: number;
}
export interface ExpenseReport {
  id: string;
  title: string;
  items: { date: string; merchant: string; category: string; amount: number; receiptUrl: string }[];
  total: number;
  submittedAt: string;
  approvalStatus: "pending" | "approved" | "rejected";
  approvedBy: string | null;
  approvedAt: string | null;
}
