import { expect, test } from "vitest";
import { flag, number, recordsOf, text, textsOf } from "./models.ts";

const office =
  /website|checkout|mobile app|platform|onboarding|portal|release|startup|customer support|marketing|growth|roundtable|conference|MSc|BSc|\bclicks\b/i;

test("a company with a number of employees has no expenses in its notes", async () => {
  const companies = await recordsOf("Company", {
    ...textsOf("name", "industry", "website", "notes"),
    employeeCount: number,
  });
  for (const { notes } of companies)
    expect(notes).not.toMatch(/receipt|reimburse|trip|client visit|colleagues/i);
});

test("an event that is not sold out is nothing for sale", async () => {
  const events = await recordsOf("EventCard", {
    ...textsOf("title", "venue", "startsAt"),
    isSoldOut: flag,
  });
  for (const { title } of events) expect(title).not.toMatch(/table|bike|chairs|bookshelf|size M/);
});

test("the gym of a session is called as gyms are, however many exercises were done", async () => {
  const sessions = await recordsOf("GymSession", {
    ...textsOf("gymName", "date"),
    exercisesCompleted: number,
  });
  for (const { gymName } of sessions) expect(gymName).not.toMatch(/day$|core|singles/i);
});

test("what no office has is called nothing that an office has", async () => {
  for (const model of [
    "VolunteerTeam",
    "CareProgram",
    "FamilyEvent",
    "GardenProject",
    "ScoutGroup",
    "HarvestTask",
  ]) {
    const records = await recordsOf(model, textsOf("name", "description", "purpose", "startDate"));
    for (const { name, description, purpose } of records)
      expect([name, description, purpose].join(" ")).not.toMatch(office);
  }
});

test("nor what stands beside a bride, a crop or a teacher", async () => {
  for (const [model, beside] of [
    ["Event", "brideName"],
    ["Task", "crop"],
    ["Project", "teacherName"],
    ["Program", "childAge"],
  ] as const) {
    const records = await recordsOf(model, textsOf("title", "description", beside, "location"));
    for (const { title, description } of records)
      expect([title, description].join(" ")).not.toMatch(office);
  }
});

test("a plan that costs nothing is none that somebody subscribes to", async () => {
  const plans = await recordsOf("SupportPlan", textsOf("name", "studentName", "reviewDate"));
  for (const { name } of plans)
    expect(name).not.toMatch(/^(?:Free|Starter|Basic|Plus|Pro|Team|Business|Enterprise)$/);
  const sold = await recordsOf("SupportPlan", { name: text, price: number });
  expect(sold.some(({ name }) => /^(?:Free|Pro|Business)$/.test(String(name)))).toBe(true);
});

test("a program is a degree only where one studies", async () => {
  const programs = await recordsOf("Program", textsOf("name", "coordinator", "startDate"));
  for (const { name } of programs) expect(name).not.toMatch(office);
  const degrees = await recordsOf("Program", { ...textsOf("name", "faculty"), credits: number });
  for (const { name } of degrees) expect(name).toMatch(/^(?:BSc|MSc|BA|MA)/);
});

test("one neighbour that many things have does not tell what a thing is", async () => {
  const plans = await recordsOf("StarterKit", textsOf("name", "employee", "notes"));
  for (const { notes } of plans) expect(notes).not.toMatch(/receipt|trip|client visit/i);
  const speakers = await recordsOf("Candidate", textsOf("party", "position", "bio"));
  for (const { bio } of speakers) expect(bio).not.toMatch(/coffee|pizza|cello|bike/);
});

test("the type of an activity in a park is no event of a machine", async () => {
  const events = await recordsOf("ParkEvent", textsOf("name", "ranger", "activityType", "date"));
  for (const { activityType } of events) expect(activityType).not.toMatch(/\./);
});

test("who asks for a song does not say that they are late for a meeting", async () => {
  const wishes = await recordsOf("SongRequest", textsOf("song", "table", "message", "wantedBy"));
  for (const { message } of wishes) expect(message).not.toMatch(/version|room|minute|Thursday/);
});

test("a project in a record that no office keeps is none of its own", async () => {
  const donations = await recordsOf("Donation", {
    ...textsOf("donor", "project", "program", "date"),
    amount: number,
  });
  for (const { project, program } of donations)
    expect([project, program].join(" ")).not.toMatch(office);
  const entries = await recordsOf("TimeEntry", textsOf("project", "employee", "date", "note"));
  expect(entries.some(({ project }) => office.test(String(project)))).toBe(true);
});

test("a meeting of the staff has no job, and a language exchange no speakers", async () => {
  const meetings = await recordsOf("StaffMeeting", textsOf("title", "room", "date", "organizer"));
  for (const { title } of meetings)
    expect(title).not.toMatch(/developer|engineer|manager|analyst/i);
  const exchanges = await recordsOf(
    "LanguageExchange",
    textsOf("title", "hostName", "date", "description"),
  );
  for (const { description } of exchanges) expect(description).not.toMatch(/spoken|written|cases/i);
});

test("an event of an office is one", async () => {
  const events = await recordsOf("CompanyEvent", textsOf("name", "description", "startDate"));
  expect(events.some(({ name }) => office.test(String(name)))).toBe(true);
});

test("a family event is on today, and not in a parish register", async () => {
  const events = await recordsOf("FamilyEvent", textsOf("title", "person", "date", "notes"));
  for (const { notes } of events) expect(notes).not.toMatch(/register|census|album/i);
});
