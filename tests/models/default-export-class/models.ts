export default class Ticket {
  id!: number;
  subject!: string;
}
export interface Reply {
  id: number;
  ticket: Ticket;
}
