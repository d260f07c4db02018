import { expect, test } from "vitest";
import { readAll, type Values } from "./whole-project.ts";

const byId = (records: readonly Values[]) => new Map(records.map((each) => [each["id"], each]));

test("a stay is reviewed once, by who has stayed there, after it was over", async () => {
  const [, bookings = [], reviews = []] = await readAll(
    `export interface Hotel { id: number; name: string; city: string }
     export interface Booking { id: number; hotelId: number; guestName: string; checkIn: string; checkOut: string;
       bookedAt: string; status: "pending" | "confirmed" | "checked_in" | "checked_out" | "cancelled" }
     export interface HotelReview { id: number; bookingId: number; hotelId: number; guestName: string; overall: number;
       cleanliness: number; service: number; title: string; comment: string; createdAt: string }`,
    [
      { path: "/hotels", type: "Hotel[]", count: 12 },
      { path: "/bookings", type: "Booking[]", count: 80 },
      { path: "/reviews", type: "HotelReview[]", count: 12 },
    ],
  );
  const stays = byId(bookings);
  expect(new Set(reviews.map(({ bookingId }) => bookingId)).size).toBe(12);
  for (const review of reviews) {
    const stay = stays.get(review["bookingId"]);
    expect([review["hotelId"], review["guestName"]]).toEqual([
      stay?.["hotelId"],
      stay?.["guestName"],
    ]);
    expect(stay?.["status"]).toBe("checked_out");
    expect(String(review["createdAt"]) > String(stay?.["checkOut"])).toBe(true);
    for (const part of ["cleanliness", "service"]) {
      expect(Math.abs(Number(review[part]) - Number(review["overall"]))).toBeLessThanOrEqual(1);
    }
  }
});

test("what is sent back was delivered, and brings what was paid for it", async () => {
  const [orders = [], returns = []] = await readAll(
    `export interface Order { id: number; total: number; placedAt: string; deliveredAt: string | null;
       status: "pending" | "processing" | "shipped" | "delivered" | "cancelled" }
     export interface ReturnRequest { id: number; orderId: number; refundAmount: number; requestedAt: string;
       status: "requested" | "approved" | "received" }`,
    [
      { path: "/orders", type: "Order[]", count: 60 },
      { path: "/returns", type: "ReturnRequest[]", count: 8 },
    ],
  );
  const known = byId(orders);
  for (const { orderId, refundAmount, requestedAt } of returns) {
    const order = known.get(orderId);
    expect(order?.["status"]).toBe("delivered");
    expect(refundAmount).toBe(order?.["total"]);
    expect(String(requestedAt) > String(order?.["deliveredAt"])).toBe(true);
  }
});

test("a return that stands alone says from its first day what it would bring", async () => {
  const [returns = []] = await readAll(
    `export interface ReturnRequest { id: number; refundAmount: number; requestedAt: string;
       status: "requested" | "approved" | "rejected" | "refunded" }`,
    [{ path: "/returns", type: "ReturnRequest[]", count: 40 }],
  );
  for (const { status, refundAmount } of returns) {
    if (status === "rejected") expect(refundAmount).toBe(0);
    else expect(refundAmount).toBeGreaterThan(0);
  }
});

test("tasks have the key of their project, seldom wait, and are commented on now and then", async () => {
  const [projects = [], tasks = [], sprints = []] = await readAll(
    `export interface Project { id: string; name: string; key: string; budget: number; spent: number;
       progress: number; taskCount: number; completedTaskCount: number }
     export interface Task { id: string; projectId: string; key: string; title: string; storyPoints: number;
       blockedBy: string[]; commentCount: number }
     export interface Sprint { id: string; projectId: string; name: string; number: number; startDate: string; endDate: string }`,
    [
      { path: "/projects", type: "Project[]", count: 15 },
      { path: "/tasks", type: "Task[]", count: 60 },
      { path: "/sprints", type: "Sprint[]", count: 20 },
    ],
  );
  for (const { progress, taskCount, completedTaskCount } of projects) {
    const share = Number(completedTaskCount) / Number(taskCount);
    if (Number(taskCount) > 0) expect(Math.abs(Number(progress) - share * 100)).toBeLessThan(1);
  }
  const known = byId(projects);
  for (const { projectId, key, commentCount } of tasks) {
    expect(String(key).split("-")[0]).toBe(known.get(projectId)?.["key"]);
    expect(Number(commentCount)).toBeLessThan(10);
  }
  const waiting = tasks.filter(({ blockedBy }) => (blockedBy as string[]).length > 0);
  expect(waiting.length).toBeGreaterThan(3);
  expect(waiting.length).toBeLessThan(30);
  for (const { name, number } of sprints) expect(name).toMatch(new RegExp(` ${number}$`));
});

test("a room is booked at its own rate, and has what rooms have", async () => {
  const [rooms = [], bookings = []] = await readAll(
    `export interface Room { id: number; roomNumber: string; pricePerNight: number; beds: number; amenities: string[] }
     export interface Booking { id: number; roomId: number; checkIn: string; checkOut: string; nights: number;
       roomRate: number; totalPrice: number }`,
    [
      { path: "/rooms", type: "Room[]", count: 10 },
      { path: "/bookings", type: "Booking[]", count: 30 },
    ],
  );
  const known = byId(rooms);
  for (const { roomId, roomRate, nights, totalPrice } of bookings) {
    expect(roomRate).toBe(known.get(roomId)?.["pricePerNight"]);
    expect(Number(totalPrice)).toBeCloseTo(Number(nights) * Number(roomRate), 1);
  }
  const amenities = rooms.flatMap((room) => room["amenities"] as string[]);
  expect(amenities).not.toContain("Swimming pool");
  expect(amenities).not.toContain("Parking");
});

test("a course is called by its teacher's name, and its announcements are for a class", async () => {
  const [
    teachers = [],
    courses = [],
    enrollments = [],
    assignments = [],
    submissions = [],
    news = [],
  ] = await readAll(
    `export interface Teacher { id: string; firstName: string; lastName: string; subject: string }
       export interface Course { id: string; title: string; category: string; teacherId: string; teacherName: string; lessonCount: number }
       export interface Enrollment { id: string; courseId: string; progress: number; completedLessons: number }
       export interface Assignment { id: string; courseId: string; title: string; maxPoints: number; dueDate: string }
       export interface Submission { id: string; assignmentId: string; submittedAt: string; isLate: boolean; score: number }
       export interface Announcement { id: string; courseId: string; title: string; body: string }
       export interface Lesson { id: string; courseId: string; title: string }`,
    [
      { path: "/teachers", type: "Teacher[]", count: 8 },
      { path: "/courses", type: "Course[]", count: 20 },
      { path: "/enrollments", type: "Enrollment[]", count: 40 },
      { path: "/assignments", type: "Assignment[]", count: 20 },
      { path: "/submissions", type: "Submission[]", count: 40 },
      { path: "/announcements", type: "Announcement[]", count: 20 },
      { path: "/lessons", type: "Lesson[]", count: 5 },
    ],
  );
  const [byTeacher, byCourse, byAssignment] = [teachers, courses, assignments].map(byId);
  for (const { teacherId, teacherName } of courses) {
    const teacher = byTeacher?.get(teacherId);
    expect(teacherName).toBe(`${teacher?.["firstName"]} ${teacher?.["lastName"]}`);
  }
  for (const { courseId, progress, completedLessons } of enrollments) {
    const all = Number(byCourse?.get(courseId)?.["lessonCount"]);
    expect(completedLessons).toBe(Math.round((Number(progress) / 100) * all));
  }
  for (const { assignmentId, submittedAt, isLate, score } of submissions) {
    const assignment = byAssignment?.get(assignmentId);
    const due = Date.parse(String(assignment?.["dueDate"]));
    expect(Number(score)).toBeLessThanOrEqual(Number(assignment?.["maxPoints"]));
    expect(isLate).toBe(Date.parse(String(submittedAt)) > due + 86_400_000);
  }
  const titles = news.map(({ title }) => title);
  expect(titles).not.toContain("Parking spaces are being repainted");
  expect(titles).not.toContain("Planned power cut");
});

test("a visit costs what the doctor asks, and needs a link only on a screen", async () => {
  const [doctors = [], clinics = [], visits = []] = await readAll(
    `export interface Doctor { id: number; name: string; specialty: string; consultationFee: number }
     export interface Clinic { id: number; name: string; departments: string[] }
     export interface Appointment { id: number; doctorId: number; doctorName: string; fee: number; isTelehealth: boolean; meetingLink: string | null }`,
    [
      { path: "/doctors", type: "Doctor[]", count: 8 },
      { path: "/clinics", type: "Clinic[]", count: 20 },
      { path: "/appointments", type: "Appointment[]", count: 40 },
    ],
  );
  const known = byId(doctors);
  for (const { doctorId, fee, isTelehealth, meetingLink } of visits) {
    expect(fee).toBe(known.get(doctorId)?.["consultationFee"]);
    if (!isTelehealth) expect(meetingLink).toBeNull();
  }
  const departments = clinics.flatMap((clinic) => clinic["departments"] as string[]);
  expect(departments).toContain("Cardiology");
  for (const name of departments) expect(name).not.toMatch(/Core|Guild|Enablement|Europe/);
});

test("a meal is brought within two hours, and answered as it was liked", async () => {
  const [orders = [], reviews = []] = await readAll(
    `export interface FoodOrder { id: string; restaurantName: string; total: number; status: "placed" | "accepted" | "picked_up" | "delivered";
       placedAt: string; acceptedAt: string | null; pickedUpAt: string | null; deliveredAt: string | null }
     export interface OrderReview { id: string; orderId: string; foodRating: number; deliveryRating: number; comment: string; reply: string | null }`,
    [
      { path: "/orders", type: "FoodOrder[]", count: 40 },
      { path: "/reviews", type: "OrderReview[]", count: 40 },
    ],
  );
  const delivered = orders.filter(({ status }) => status === "delivered");
  expect(delivered.length).toBeGreaterThan(5);
  for (const order of delivered) {
    const times = ["placedAt", "acceptedAt", "pickedUpAt", "deliveredAt"].map((name) =>
      Date.parse(String(order[name])),
    );
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect((times[3] ?? 0) - (times[0] ?? 0)).toBeLessThan(2 * 3_600_000);
    expect(Number(order["total"])).toBeLessThan(100);
  }
  for (const { foodRating, reply } of reviews) {
    if (Number(foodRating) >= 4) expect(String(reply)).not.toMatch(/sorry|replacement/i);
    if (Number(foodRating) <= 2) expect(String(reply)).not.toMatch(/glad|kind words|made our day/i);
  }
});

test("a company is as large as its class says, and who sells closes about what was asked", async () => {
  const [companies = [], sellers = [], tickets = []] = await readAll(
    `export interface Company { id: number; name: string; size: "1-10" | "11-50" | "51-200" | "1000+"; employees: number }
     export interface SalesRep { id: number; name: string; quota: number; closedAmount: number; attainment: number }
     export interface Ticket { id: number; companyId: number; subject: string; assigneeName: string; status: "open" | "closed";
       messages: { author: string; body: string; sentAt: string }[] }`,
    [
      { path: "/companies", type: "Company[]", count: 30 },
      { path: "/sellers", type: "SalesRep[]", count: 10 },
      { path: "/tickets", type: "Ticket[]", count: 30 },
    ],
  );
  for (const { size, employees } of companies) {
    const [least = 0, most = 3000] = String(size).split(/[-+]/).filter(Boolean).map(Number);
    expect(Number(employees)).toBeGreaterThanOrEqual(least);
    expect(Number(employees)).toBeLessThanOrEqual(most);
  }
  for (const { quota, closedAmount } of sellers) {
    const share = Number(closedAmount) / Number(quota);
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(1.3);
  }
  for (const { assigneeName, messages } of tickets) {
    const authors = (messages as { author: string }[]).map(({ author }) => author);
    expect(new Set(authors).size).toBeLessThanOrEqual(2);
    if (authors.length > 1) expect(authors[1]).toBe(assigneeName);
  }
});

test("a subscription is its workspace's only one, costs what its plan does, and is billed when its period ends", async () => {
  const [plans = [], , subscriptions = [], members = [], keys = [], usage = []] = await readAll(
    `export interface Plan { id: string; name: string; priceMonthly: number; priceYearly: number; maxUsers: number; features: string[] }
     export interface Workspace { id: string; name: string; planId: string; seats: number }
     export interface Subscription { id: string; workspaceId: string; planId: string; status: "active" | "canceled"; billingCycle: "monthly" | "yearly";
       quantity: number; unitAmount: number; amount: number; currentPeriodStart: string; currentPeriodEnd: string; nextInvoiceDate: string | null }
     export interface Member { id: string; workspaceId: string; name: string; status: "active" | "invited" | "suspended"; joinedAt: string | null }
     export interface ApiKey { id: string; workspaceId: string; name: string; lastUsedAt: string | null; requestCount: number }
     export interface UsageRecord { id: string; workspaceId: string; metric: "api_calls" | "emails_sent"; value: number; limit: number; percentUsed: number }`,
    [
      { path: "/plans", type: "Plan[]", count: 4 },
      { path: "/workspaces", type: "Workspace[]", count: 30 },
      { path: "/subscriptions", type: "Subscription[]", count: 25 },
      { path: "/members", type: "Member[]", count: 40 },
      { path: "/keys", type: "ApiKey[]", count: 40 },
      { path: "/usage", type: "UsageRecord[]", count: 20 },
    ],
  );
  expect(plans.map(({ name }) => name)).toContain("Pro");
  expect(new Set(subscriptions.map(({ workspaceId }) => workspaceId)).size).toBe(25);
  const known = byId(plans);
  for (const one of subscriptions) {
    const plan = known.get(one["planId"]);
    expect(one["unitAmount"]).toBe(
      one["billingCycle"] === "yearly" ? plan?.["priceYearly"] : plan?.["priceMonthly"],
    );
    expect(one["amount"]).toBe(Number(one["quantity"]) * Number(one["unitAmount"]));
    if (one["status"] === "canceled") expect(one["nextInvoiceDate"]).toBeNull();
    else if (one["nextInvoiceDate"] !== null)
      expect(String(one["nextInvoiceDate"])).toBe(String(one["currentPeriodEnd"]).slice(0, 10));
  }
  for (const { status, joinedAt } of members) expect(joinedAt === null).toBe(status === "invited");
  for (const { lastUsedAt, requestCount } of keys)
    if (lastUsedAt === null) expect(requestCount).toBe(0);
  for (const { value, limit, percentUsed } of usage) {
    expect(Math.abs(Number(percentUsed) - (100 * Number(value)) / Number(limit))).toBeLessThan(1);
  }
});

test("both teams of a match play in its league and at the first one's ground, and each has one place in the table", async () => {
  const [leagues = [], teams = [], matches = [], standings = [], events = []] = await readAll(
    `export interface League { id: string; name: string; season: string; startDate: string; endDate: string; currentMatchday: number }
     export interface Team { id: string; leagueId: string; name: string; stadium: string }
     export interface Match { id: string; leagueId: string; homeTeamId: string; awayTeamId: string; venue: string; kickoff: string; homeScore: number }
     export interface Standing { id: string; leagueId: string; teamId: string; position: number; played: number; won: number; points: number }
     export interface MatchEvent { id: string; matchId: string; type: "goal" | "yellow_card" | "substitution"; minute: number; description: string }`,
    [
      { path: "/leagues", type: "League[]", count: 3 },
      { path: "/teams", type: "Team[]", count: 18 },
      { path: "/matches", type: "Match[]", count: 40 },
      { path: "/standings", type: "Standing[]", count: 18 },
      { path: "/events", type: "MatchEvent[]", count: 30 },
    ],
  );
  const known = byId(teams);
  for (const { leagueId, homeTeamId, awayTeamId, venue } of matches) {
    const [home, away] = [known.get(homeTeamId), known.get(awayTeamId)];
    expect([home?.["leagueId"], away?.["leagueId"]]).toEqual([leagueId, leagueId]);
    expect(homeTeamId).not.toBe(awayTeamId);
    expect(venue).toBe(home?.["stadium"]);
  }
  expect(new Set(standings.map(({ teamId }) => teamId)).size).toBe(18);
  for (const league of leagues) {
    const places = standings.filter(({ leagueId }) => leagueId === league["id"]);
    const sorted = places.map(({ position }) => Number(position)).toSorted((a, b) => a - b);
    expect(sorted).toEqual(places.map((_, at) => at + 1));
    const [year = ""] = String(league["season"]).split("/");
    expect(String(league["startDate"]).slice(0, 4)).toBe(year);
    expect(String(league["endDate"]).slice(0, 4)).toBe(String(Number(year) + 1));
  }
  for (const { description } of events)
    expect(description).not.toMatch(/Places are|Please arrive|Open to/);
});

test("a ticket is of a type that its event has, and nothing is sold before the sale", async () => {
  const [, types = [], tickets = []] = await readAll(
    `export interface Event { id: number; title: string; date: string }
     export interface TicketType { id: number; eventId: number; name: string; price: number; quantity: number; sold: number; saleStartsAt: string }
     export interface Ticket { id: number; eventId: number; ticketTypeId: number; orderId: number; price: number }
     export interface Order { id: number; eventId: number; total: number }`,
    [
      { path: "/events", type: "Event[]", count: 5 },
      { path: "/types", type: "TicketType[]", count: 40 },
      { path: "/tickets", type: "Ticket[]", count: 40 },
      { path: "/orders", type: "Order[]", count: 20 },
    ],
  );
  const known = byId(types);
  for (const { eventId, ticketTypeId, price } of tickets) {
    expect(known.get(ticketTypeId)?.["eventId"]).toBe(eventId);
    expect(price).toBe(known.get(ticketTypeId)?.["price"]);
  }
  for (const { saleStartsAt, sold } of types)
    if (String(saleStartsAt) > "2026-01-01") expect(sold).toBe(0);
});

test("devices of a home are no office's, and alert of what such devices do", async () => {
  const [rooms = [], devices = [], alerts = []] = await readAll(
    `export interface Room { id: string; homeId: string; name: string; icon: string; temperature: number }
     export interface Device { id: string; roomId: string; name: string; type: "light" | "thermostat" | "lock"; manufacturer: string; serialNumber: string }
     export interface Alert { id: string; deviceId: string; deviceName: string; severity: "info" | "warning"; message: string }
     export interface Home { id: string; name: string; address: string }`,
    [
      { path: "/rooms", type: "Room[]", count: 20 },
      { path: "/devices", type: "Device[]", count: 30 },
      { path: "/alerts", type: "Alert[]", count: 30 },
      { path: "/homes", type: "Home[]", count: 3 },
    ],
  );
  for (const { name, icon } of rooms) if (name === "Bathroom") expect(icon).toBe("bath");
  for (const { name } of devices) expect(name).not.toMatch(/printer|chair|server|Desktop|Monitor/);
  for (const { message } of alerts)
    expect(message).not.toMatch(/Export|imported|Disk usage|Backup/);
});

test("what is in stock and not reserved is available, and parcels are told of as parcels", async () => {
  const [stock = [], events = [], routes = [], permits = []] = await readAll(
    `export interface InventoryItem { id: number; sku: string; quantity: number; reserved: number; available: number; unitCost: number; totalValue: number }
     export interface TrackingEvent { id: number; shipmentId: number; status: string; location: string; description: string }
     export interface Route { id: number; name: string; driverId: number; vehicleId: number; totalDistanceKm: number }
     export interface PermitApplication { id: number; permitType: "building" | "business"; status: "submitted" | "approved" | "rejected"; decidedAt: string | null; decisionReason: string | null }`,
    [
      { path: "/stock", type: "InventoryItem[]", count: 20 },
      { path: "/events", type: "TrackingEvent[]", count: 20 },
      { path: "/routes", type: "Route[]", count: 20 },
      { path: "/permits", type: "PermitApplication[]", count: 30 },
    ],
  );
  for (const { quantity, reserved, available } of stock)
    expect(available).toBe(Number(quantity) - Number(reserved));
  for (const { description } of events)
    expect(description).not.toMatch(/Places are|Please arrive|Open to|newcomers|small group/);
  for (const { name } of routes) expect(name).not.toMatch(/ run$|Intervals/);
  for (const { status, decidedAt, decisionReason } of permits) {
    expect(decidedAt === null).toBe(status === "submitted");
    if (status !== "rejected") expect(decisionReason).toBeNull();
  }
});

test("what is ordered from a German restaurant is called in German", async () => {
  const models = `export interface FoodOrder { id: number; restaurantName: string; items: { name: string; quantity: number }[] }`;
  const orders = { path: "/orders", type: "FoodOrder[]", count: 30 };
  const [german = []] = await readAll(models, [orders], "de");
  const dishes = german.flatMap(({ items }) =>
    (items as { name: string }[]).map(({ name }) => name),
  );
  expect(dishes).toContain("Rindergulasch");
  for (const name of dishes) expect(name).not.toMatch(/ (?:and|with) /);
});

test("a team has several members, however few memberships there are", async () => {
  const models = `export interface Team { id: number; name: string }
     export interface User { id: number; name: string; email: string }
     export interface Membership { id: number; teamId: number; userId: number; role: "owner" | "member" }`;
  const [, , memberships = []] = await readAll(models, [
    { path: "/teams", type: "Team[]", count: 12 },
    { path: "/users", type: "User[]", count: 12 },
    { path: "/memberships", type: "Membership[]", count: 12 },
  ]);
  expect(new Set(memberships.map(({ teamId }) => teamId)).size).toBeLessThan(12);
  const pairs = memberships.map(({ teamId, userId }) => `${teamId} ${userId}`);
  expect(new Set(pairs).size).toBe(12);
});
