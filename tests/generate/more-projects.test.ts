import { expect, test } from "vitest";
import { readAll, type Values } from "./whole-project.ts";

const byId = (records: readonly Values[]) => new Map(records.map((each) => [each["id"], each]));

test("who leads a department works there, and those who work there say what it is called", async () => {
  const [departments = [], employees = [], albums = [], photos = []] = await readAll(
    `export interface Department { id: number; name: string; managerId: number; managerName: string }
     export interface Employee { id: number; firstName: string; lastName: string; departmentId: number; departmentName: string; position: string }
     export interface Album { id: string; title: string; coverPhotoId: string | null }
     export interface Photo { id: string; albumId: string; albumTitle: string; url: string }`,
    [
      { path: "/departments", type: "Department[]", count: 5 },
      { path: "/employees", type: "Employee[]", count: 40 },
      { path: "/albums", type: "Album[]", count: 8 },
      { path: "/photos", type: "Photo[]", count: 40 },
    ],
  );
  const [byDepartment, byEmployee, byAlbum, byPhoto] = [departments, employees, albums, photos].map(
    byId,
  );
  for (const { departmentId, departmentName } of employees) {
    expect(departmentName).toBe(byDepartment?.get(departmentId)?.["name"]);
  }
  for (const { id, managerId, managerName } of departments) {
    const manager = byEmployee?.get(managerId);
    expect(manager?.["departmentId"]).toBe(id);
    expect(managerName).toBe(`${manager?.["firstName"]} ${manager?.["lastName"]}`);
  }
  for (const { albumId, albumTitle } of photos) {
    expect(albumTitle).toBe(byAlbum?.get(albumId)?.["title"]);
  }
  for (const { id, coverPhotoId } of albums) {
    if (coverPhotoId) expect(byPhoto?.get(coverPhotoId)?.["albumId"]).toBe(id);
  }
});

test("a card bears the name of who has the account, and is of its kind", async () => {
  const [customers = [], accounts = [], cards = [], loans = [], parts = []] = await readAll(
    `export interface Customer { id: string; firstName: string; lastName: string; email: string }
     export interface Account { id: string; customerId: string; type: "checking" | "savings" | "credit"; currency: string; openedAt: string }
     export interface Card { id: string; accountId: string; cardholderName: string; type: "debit" | "credit"; issuedAt: string }
     export interface Loan { id: string; customerId: string; monthlyPayment: number; termMonths: number; startDate: string; endDate: string; currency: string }
     export interface Repayment { id: string; loanId: string; installmentNumber: number; amount: number; dueDate: string; paidAt: string | null;
       status: "scheduled" | "paid" | "late"; currency: string }`,
    [
      { path: "/customers", type: "Customer[]", count: 12 },
      { path: "/accounts", type: "Account[]", count: 20 },
      { path: "/cards", type: "Card[]", count: 40 },
      { path: "/loans", type: "Loan[]", count: 8 },
      { path: "/repayments", type: "Repayment[]", count: 40 },
    ],
  );
  const [byCustomer, byAccount, byLoan] = [customers, accounts, loans].map(byId);
  for (const { accountId, cardholderName, type } of cards) {
    const account = byAccount?.get(accountId);
    const holder = byCustomer?.get(account?.["customerId"]);
    expect(cardholderName).toBe(`${holder?.["firstName"]} ${holder?.["lastName"]}`);
    expect(type).toBe(account?.["type"] === "credit" ? "credit" : "debit");
  }
  for (const { loanId, installmentNumber, amount, dueDate, paidAt, status } of parts) {
    const loan = byLoan?.get(loanId);
    expect(amount).toBe(loan?.["monthlyPayment"]);
    const [due, start] = [dueDate, loan?.["startDate"]].map((text) => new Date(String(text)));
    const months = (date: Date | undefined) =>
      (date?.getUTCFullYear() ?? 0) * 12 + (date?.getUTCMonth() ?? 0);
    expect(months(due) - months(start)).toBe(installmentNumber);
    const isPast = Number(due) < Date.parse("2026-01-01");
    if (!isPast) expect([status, paidAt]).toEqual(["scheduled", null]);
    else expect(status === "paid").toBe(paidAt !== null);
    if (isPast) expect(status).not.toBe("scheduled");
  }
});

test("one is told by another that one's own post is liked, and follows somebody else", async () => {
  const [, posts = [], follows = [], notices = []] = await readAll(
    `export interface User { id: number; username: string; displayName: string; email: string }
     export interface Post { id: number; authorId: number; content: string; createdAt: string }
     export interface Follow { id: number; followerId: number; followingId: number }
     export interface Notification { id: number; userId: number; actorId: number; type: "like" | "comment"; postId: number; createdAt: string }`,
    [
      { path: "/users", type: "User[]", count: 15 },
      { path: "/posts", type: "Post[]", count: 30 },
      { path: "/follows", type: "Follow[]", count: 30 },
      { path: "/notifications", type: "Notification[]", count: 40 },
    ],
  );
  const known = byId(posts);
  for (const { userId, actorId, postId } of notices) {
    expect(userId).toBe(known.get(postId)?.["authorId"]);
    expect(actorId).not.toBe(userId);
  }
  for (const { followerId, followingId } of follows) {
    expect(followingId).toBeLessThanOrEqual(15);
    expect(followingId).not.toBe(followerId);
  }
});

test("what is planned for a trip is on one of its days", async () => {
  const [trips = [], , stays = [], items = []] = await readAll(
    `export interface Trip { id: string; title: string; destination: string; startDate: string; endDate: string }
     export interface Hotel { id: string; name: string; city: string; pricePerNight: number }
     export interface HotelBooking { id: string; tripId: string; hotelId: string; checkIn: string; checkOut: string; nights: number;
       status: "pending" | "confirmed" | "completed" }
     export interface ItineraryItem { id: string; tripId: string; day: number; date: string; startTime: string; title: string }`,
    [
      { path: "/trips", type: "Trip[]", count: 12 },
      { path: "/hotels", type: "Hotel[]", count: 8 },
      { path: "/hotel-bookings", type: "HotelBooking[]", count: 40 },
      { path: "/items", type: "ItineraryItem[]", count: 40 },
    ],
  );
  const known = byId(trips);
  const daysBetween = (from: unknown, to: unknown) =>
    (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000;
  for (const { tripId, checkIn, checkOut, nights } of stays) {
    const trip = known.get(tripId);
    expect(daysBetween(trip?.["startDate"], checkIn)).toBeGreaterThanOrEqual(0);
    expect(daysBetween(checkOut, trip?.["endDate"])).toBeGreaterThanOrEqual(0);
    expect(daysBetween(checkIn, checkOut)).toBe(nights);
  }
  for (const { tripId, day, date } of items) {
    const trip = known.get(tripId);
    expect(daysBetween(trip?.["startDate"], date)).toBe(Number(day) - 1);
    expect(daysBetween(date, trip?.["endDate"])).toBeGreaterThanOrEqual(0);
  }
});

test("rent is what the lease says, and the home's agent shows it", async () => {
  const [listings = [], viewings = [], leases = [], payments = []] = await readAll(
    `export interface Agent { id: string; name: string; email: string }
     export interface Listing { id: string; agentId: string; title: string; address: string; price: number }
     export interface Viewing { id: string; listingId: string; agentId: string; scheduledAt: string }
     export interface Lease { id: string; listingId: string; propertyAddress: string; startDate: string; endDate: string; monthlyRent: number }
     export interface Payment { id: string; leaseId: string; amount: number; dueDate: string; status: "due" | "paid" | "overdue" }`,
    [
      { path: "/listings", type: "Listing[]", count: 20 },
      { path: "/viewings", type: "Viewing[]", count: 30 },
      { path: "/leases", type: "Lease[]", count: 10 },
      { path: "/payments", type: "Payment[]", count: 40 },
      { path: "/agents", type: "Agent[]", count: 6 },
    ],
  );
  const [byListing, byLease] = [listings, leases].map(byId);
  for (const { listingId, agentId } of viewings) {
    expect(agentId).toBe(byListing?.get(listingId)?.["agentId"]);
  }
  for (const { listingId, propertyAddress } of leases) {
    expect(propertyAddress).toBe(byListing?.get(listingId)?.["address"]);
  }
  for (const { leaseId, amount, dueDate, status } of payments) {
    const lease = byLease?.get(leaseId);
    expect(amount).toBe(lease?.["monthlyRent"]);
    expect(String(dueDate) >= String(lease?.["startDate"])).toBe(true);
    if (String(dueDate) > "2026-01-01") expect(status).toBe("due");
  }
});

test("who writes in a talk takes part in it, and is paid every month a twelfth of the year's", async () => {
  const [employees = [], talks = [], messages = [], payslips = []] = await readAll(
    `export interface Employee { id: string; name: string; email: string; salary: number }
     export interface Conversation { id: string; title: string | null; isGroup: boolean; participantIds: string[] }
     export interface Message { id: string; conversationId: string; senderId: string; recipientId: string; text: string; sentAt: string }
     export interface Payslip { id: string; employeeId: string; baseSalary: number; bonus: number; grossPay: number; tax: number; netPay: number }`,
    [
      { path: "/employees", type: "Employee[]", count: 15 },
      { path: "/conversations", type: "Conversation[]", count: 10 },
      { path: "/messages", type: "Message[]", count: 40 },
      { path: "/payslips", type: "Payslip[]", count: 20 },
    ],
  );
  const [byEmployee, byTalk] = [employees, talks].map(byId);
  for (const { isGroup, participantIds } of talks) {
    const { length } = participantIds as string[];
    expect(length).toBeGreaterThanOrEqual(2);
    expect(isGroup).toBe(length > 2);
  }
  for (const { conversationId, senderId, recipientId } of messages) {
    const who = byTalk?.get(conversationId)?.["participantIds"];
    expect(who).toContain(senderId);
    expect(who).toContain(recipientId);
    expect(senderId).not.toBe(recipientId);
  }
  for (const { employeeId, baseSalary, bonus, grossPay } of payslips) {
    const salary = Number(byEmployee?.get(employeeId)?.["salary"]);
    expect(baseSalary).toBeCloseTo(salary > 15_000 ? salary / 12 : salary, 1);
    expect(grossPay).toBeCloseTo(Number(baseSalary) + Number(bonus), 1);
  }
});

test("a home for sale is not sold by that, and nothing is paid from an account that was closed before", async () => {
  const [homes = [], accounts = [], transactions = []] = await readAll(
    `export interface Listing { id: string; title: string; listingType: "sale" | "rent"; status: "active" | "pending" | "sold" | "rented"; soldAt: string | null }
     export interface Account { id: string; iban: string; status: "active" | "closed"; openedAt: string; closedAt: string | null }
     export interface Transaction { id: string; accountId: string; amount: number; description: string; createdAt: string }`,
    [
      { path: "/listings", type: "Listing[]", count: 60 },
      { path: "/accounts", type: "Account[]", count: 12 },
      { path: "/transactions", type: "Transaction[]", count: 60 },
    ],
  );
  const onSale = homes.filter(({ listingType }) => listingType === "sale");
  expect(new Set(onSale.map(({ status }) => status))).toEqual(
    new Set(["active", "pending", "sold"]),
  );
  const known = byId(accounts);
  for (const { accountId, createdAt } of transactions) {
    const account = known.get(accountId);
    expect(String(createdAt) >= String(account?.["openedAt"])).toBe(true);
    expect(String(createdAt) <= String(account?.["closedAt"] ?? "9")).toBe(true);
  }
});
