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
