export interface Employee {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  managerId: number | null;
  birthDate: string;
  age: number;
  hireDate: string;
  terminationDate: string | null;
  terminationReason?: string;
  status: "active" | "on_leave" | "terminated";
  minSalary: number;
  maxSalary: number;
  vacationDaysTotal: number;
  vacationDaysUsed: number;
  vacationDaysRemaining: number;
}

export interface LeaveRequest {
  id: number;
  employeeId: Employee["id"];
  employeeName: string;
  startDate: string;
  endDate: string;
  days: number;
  status: "pending" | "approved" | "rejected";
  approvedAt: string | null;
  approvedBy: string | null;
  rejectionReason: string | null;
  requestedAt: string;
}

export interface Payslip {
  id: number;
  employeeId: Employee["id"];
  employeeName: string;
  periodStart: string;
  periodEnd: string;
  baseSalary: number;
  bonus: number;
  grossPay: number;
  tax: number;
  deductions: number;
  netPay: number;
}
