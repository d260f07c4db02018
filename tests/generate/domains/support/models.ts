export interface Customer {
  id: number;
  name: string;
  email: string;
  company: string;
  createdAt: string;
}

export interface Ticket {
  id: number;
  customerId: Customer["id"];
  customerName: string;
  customerEmail: string;
  subject: string;
  status: "open" | "pending" | "resolved" | "closed";
  priority: "low" | "normal" | "high" | "urgent";
  assignee: string | null;
  createdAt: string;
  updatedAt: string;
  firstResponseAt: string | null;
  resolvedAt: string | null;
  closedAt: string | null;
  dueDate: string;
  isOverdue: boolean;
}

export interface TicketComment {
  id: number;
  ticketId: Ticket["id"];
  customerId: Customer["id"];
  body: string;
  createdAt: string;
}
