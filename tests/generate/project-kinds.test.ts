import { expect, test } from "vitest";
import type { JsonObject } from "../../src/schema/schema.ts";
import {
  flag,
  listOf,
  now,
  number,
  oneOf,
  orNull,
  recordsBeside,
  recordsOf,
  text,
  toObject,
} from "./models.ts";

const ageOf = (birth: unknown) => (now - Date.parse(String(birth))) / (365.25 * 86_400_000);

test("the other models of a project tell what an ambiguous one is", async () => {
  const department = { name: text, code: text, studentCount: number, staffCount: number };
  const taught = await recordsBeside("Lecturer", "Department", department);
  expect(taught.every(({ name }) => !/Finance|Operations|Sales/.test(String(name)))).toBe(true);
  for (const { studentCount, staffCount } of taught)
    expect(Number(studentCount)).toBeGreaterThan(Number(staffCount));
  const physics = taught.filter(({ name }) => name === "Physics");
  expect(physics.length).toBeGreaterThan(0);
  for (const { code } of physics) expect(code).toBe("PHYS");
  const run = await recordsOf("Department", department);
  expect(run.some(({ name }) => /Finance|Operations|Sales/.test(String(name)))).toBe(true);
});

test("a training of a club is on the pitch, one of employees in a room", async () => {
  const training = { location: text, attendeesCount: number, date: text };
  const club = await recordsBeside("Player", "Training", training);
  const staff = await recordsBeside("Employee", "Training", training);
  expect(club.every(({ location }) => /pitch|ground|hall|turf|Gym|track/.test(`${location}`))).toBe(
    true,
  );
  expect(club.every(({ attendeesCount }) => Number(attendeesCount) < 30)).toBe(true);
  expect(staff.every(({ location }) => /office|Online|centre|room/.test(`${location}`))).toBe(true);
});

test("a salutation is that of whom it stands before", async () => {
  const people = await recordsOf("Person", {
    salutation: text,
    firstName: text,
    lastName: text,
    gender: oneOf("male", "female"),
  });
  expect(people.some(({ salutation }) => salutation === "Ms.")).toBe(true);
  for (const { salutation, gender } of people) {
    if (salutation === "Ms.") expect(gender).toBe("female");
    if (salutation === "Mr.") expect(gender).toBe("male");
  }
});

test("the points of an exam, its grade and whether it is passed say the same", async () => {
  const results = await recordsOf("ExamResult", { points: number, grade: text, passed: flag });
  expect(new Set(results.map(({ passed }) => passed)).size).toBe(2);
  for (const { points, grade, passed } of results) {
    expect(String(grade).startsWith("A")).toBe(Number(points) >= 85);
    expect(passed).toBe(!String(grade).startsWith("F"));
  }
});

test("a call that was missed has no length and no recording", async () => {
  const calls = await recordsOf("Call", {
    startedAt: text,
    endedAt: text,
    durationSeconds: number,
    status: oneOf("missed", "answered", "declined"),
    recordingUrl: orNull(text),
  });
  for (const { status, startedAt, endedAt, durationSeconds, recordingUrl } of calls) {
    expect(durationSeconds === 0).toBe(status !== "answered");
    if (status === "answered") continue;
    expect(endedAt).toBe(startedAt);
    expect(recordingUrl).toBe(null);
  }
});

test("a member is as old as the kind of membership says", async () => {
  const members = await recordsOf("Member", {
    firstName: text,
    birthDate: text,
    membershipType: oneOf("youth", "adult", "senior"),
  });
  for (const { birthDate, membershipType } of members) {
    const age = ageOf(birthDate);
    if (membershipType === "youth") expect(age).toBeLessThan(18);
    if (membershipType === "adult") expect(age).toBeGreaterThan(18);
    if (membershipType === "senior") expect(age).toBeGreaterThan(64);
  }
});

test("where every record tells how it went, none is still to come", async () => {
  const told = { scheduledAt: text, feedback: text, round: text };
  const interviews = await recordsOf("Interview", told);
  const days = interviews.map(({ scheduledAt }) => String(scheduledAt).slice(0, 10));
  expect(interviews.every(({ scheduledAt }) => Date.parse(String(scheduledAt)) <= now)).toBe(true);
  expect(new Set(days).size).toBeGreaterThan(20);
  const { feedback: _, ...planned } = told;
  const ahead = await recordsOf("Interview", planned);
  expect(ahead.some(({ scheduledAt }) => Date.parse(String(scheduledAt)) > now)).toBe(true);
});

test("of a day of work the break is no work, and what is above eight hours overtime", async () => {
  const entries = await recordsOf("TimeEntry", {
    date: text,
    clockIn: text,
    clockOut: text,
    breakMinutes: number,
    hoursWorked: number,
    overtimeHours: number,
  });
  const hours = (clock: unknown) => {
    const [whole = 0, minutes = 0] = String(clock).split(":").map(Number);
    return whole + minutes / 60;
  };
  for (const { clockIn, clockOut, breakMinutes, hoursWorked, overtimeHours } of entries) {
    expect(Number(breakMinutes) % 15).toBe(0);
    const worked = hours(clockOut) - hours(clockIn) - Number(breakMinutes) / 60;
    expect(Number(hoursWorked)).toBeCloseTo(worked, 1);
    expect(Number(overtimeHours)).toBeCloseTo(Math.max(0, worked - 8), 1);
  }
});

test("as many goals were scored as the score tells", async () => {
  const matches = await recordsOf("Match", {
    homeTeam: text,
    awayTeam: text,
    homeScore: number,
    awayScore: number,
    goals: listOf({ scorer: text, minute: number }),
  });
  for (const { homeScore, awayScore, goals } of matches)
    expect(Number(homeScore) + Number(awayScore)).toBe((goals as JsonObject[]).length);
});

test("a street has no number where the house has a member for its own", async () => {
  const address = toObject({ street: text, houseNumber: text, city: text });
  const [apart, joined] = [
    await recordsOf("Citizen", { address }),
    await recordsOf("Citizen", { address: toObject({ street: text, city: text }) }),
  ];
  const streets = (records: readonly JsonObject[]) =>
    records.map((record) => String((record["address"] as JsonObject)["street"]));
  expect(streets(apart).every((street) => !/\d/.test(street))).toBe(true);
  expect(streets(joined).every((street) => /\d/.test(street))).toBe(true);
});

test("what is recorded has a recording, and what is rare few have", async () => {
  const lectures = await recordsOf("Lecture", {
    isRecorded: flag,
    recordingUrl: orNull(text),
    topic: text,
  });
  for (const { isRecorded, recordingUrl } of lectures)
    expect(recordingUrl !== null).toBe(isRecorded);
  const achievements = await recordsOf("Achievement", {
    rarity: oneOf("common", "rare", "legendary"),
    unlockedByPercent: number,
  });
  for (const { rarity, unlockedByPercent } of achievements) {
    if (rarity === "common") expect(Number(unlockedByPercent)).toBeGreaterThan(40);
    if (rarity === "legendary") expect(Number(unlockedByPercent)).toBeLessThan(3);
  }
});

test("what a flag says is there or not, by whatever name it goes", async () => {
  const lessons = await recordsOf("Lesson", {
    isSubstituted: flag,
    substituteTeacher: orNull(text),
    takesBus: flag,
    busRoute: orNull(text),
    isOnline: flag,
    onlineUrl: orNull(text),
  });
  for (const lesson of lessons) {
    expect(lesson["substituteTeacher"] !== null).toBe(lesson["isSubstituted"]);
    expect(lesson["busRoute"] !== null).toBe(lesson["takesBus"]);
    expect(lesson["onlineUrl"] !== null).toBe(lesson["isOnline"]);
  }
});

test("who did something is told with when it was done", async () => {
  const alarms = await recordsOf("Alarm", {
    triggeredAt: text,
    acknowledgedAt: orNull(text),
    acknowledgedBy: orNull(text),
  });
  expect(alarms.some(({ acknowledgedAt }) => acknowledgedAt === null)).toBe(true);
  for (const { acknowledgedAt, acknowledgedBy } of alarms)
    expect(acknowledgedBy === null).toBe(acknowledgedAt === null);
});

test("whoever has watched it all has come to the end", async () => {
  const histories = await recordsOf("WatchHistory", {
    progressSeconds: number,
    durationSeconds: number,
    completed: flag,
  });
  for (const { progressSeconds, durationSeconds, completed } of histories)
    expect(progressSeconds === durationSeconds).toBe(completed);
});

test("by how much a figure has changed is told of the same figure before", async () => {
  const reports = await recordsOf("EnergyReport", {
    consumptionKwh: number,
    previousConsumptionKwh: number,
    changePercent: number,
  });
  for (const { consumptionKwh, previousConsumptionKwh, changePercent } of reports) {
    const [present, past] = [Number(consumptionKwh), Number(previousConsumptionKwh)];
    expect(Number(changePercent)).toBeCloseTo(((present - past) / past) * 100, 0);
  }
});

test("a visitor comes before leaving, and a dose is taken at an hour of every day", async () => {
  const visits = await recordsOf("Visit", {
    visitDate: text,
    arrivalTime: text,
    departureTime: text,
  });
  for (const { arrivalTime, departureTime } of visits)
    expect(String(departureTime) > String(arrivalTime)).toBe(true);
  const plans = await recordsOf("MedicationPlan", {
    medication: text,
    dose: text,
    times: { type: "array", items: text },
    reason: text,
  });
  for (const { times, medication, reason } of plans) {
    expect((times as string[]).every((time) => /^\d\d:\d\d$/.test(time))).toBe(true);
    if (medication === "Metformin") expect(reason).toBe("Type 2 diabetes");
  }
});

test("a file that is so wide and so high is a picture", async () => {
  const assets = await recordsOf("MediaAsset", {
    fileName: text,
    mimeType: text,
    width: number,
    height: number,
  });
  for (const { fileName, mimeType } of assets) {
    expect(fileName).toMatch(/\.(?:jpg|png)$/);
    expect(mimeType).toMatch(/^image\//);
  }
});

test("a list has as many items as it counts, whatever it lists", async () => {
  const lists = await recordsOf("Watchlist", {
    movieIds: { type: "array", items: text },
    itemCount: number,
  });
  for (const { movieIds, itemCount } of lists) expect(itemCount).toBe((movieIds as []).length);
});

test("what goes by its letters goes by those of its name, a release by its version", async () => {
  const parties = await recordsOf("Party", { name: text, abbreviation: text, website: text });
  for (const { name, abbreviation, website } of parties) {
    expect(String(name).startsWith(String(abbreviation).charAt(0))).toBe(true);
    const site = String(name)
      .toLowerCase()
      .replaceAll(/[^a-z]/g, "");
    expect(website).toBe(`https://${site}.example`);
  }
  const releases = await recordsOf("Release", {
    version: text,
    name: text,
    releaseDate: text,
    status: oneOf("planned", "released"),
  });
  for (const { version, name, releaseDate, status } of releases) {
    if (String(name).startsWith("Version ")) expect(`Version ${version}`).toContain(String(name));
    expect(Date.parse(String(releaseDate)) > now).toBe(status === "planned");
  }
});

test("a beginning and an end by the hour are hours apart", async () => {
  const patrols = await recordsOf("Patrol", { area: text, startTime: text, endTime: text });
  for (const { startTime, endTime } of patrols) {
    const hours = (Date.parse(String(endTime)) - Date.parse(String(startTime))) / 3_600_000;
    expect(hours).toBeGreaterThan(0);
    expect(hours).toBeLessThanOrEqual(5);
  }
});

test("how long help took is from the call to the arrival", async () => {
  const calls = await recordsOf("EmergencyCall", {
    receivedAt: text,
    arrivedAt: text,
    responseMinutes: number,
  });
  for (const { receivedAt, arrivedAt, responseMinutes } of calls) {
    const took = Date.parse(String(arrivedAt)) - Date.parse(String(receivedAt));
    expect(took).toBeGreaterThan(0);
    expect(Number(responseMinutes)).toBe(Math.round(took / 60_000));
  }
});

test("the right option of a question is the one that its place says", async () => {
  const questions = await recordsOf("QuizQuestion", {
    text,
    options: { type: "array", items: text },
    correctOption: number,
  });
  const gold = questions.filter(({ text: asked }) => /symbol of gold/.test(String(asked)));
  expect(gold.length).toBeGreaterThan(0);
  for (const { options, correctOption } of gold)
    if ((options as string[]).includes("Au"))
      expect((options as string[])[Number(correctOption)]).toBe("Au");
});

test("a team has some members, and who has not finished has no conclusion", async () => {
  const teams = await recordsOf("Team", { name: text, memberCount: number });
  expect(teams.every(({ memberCount }) => Number(memberCount) < 20)).toBe(true);
  const experiments = await recordsOf("Experiment", {
    name: text,
    status: oneOf("planned", "running", "finished"),
    conclusion: orNull(text),
  });
  for (const { status, conclusion } of experiments)
    expect(conclusion === null).toBe(status !== "finished");
});

test("whoever works somewhere has not begun this morning", async () => {
  const workers = await recordsOf("Employee", {
    fullName: text,
    startDate: text,
    status: oneOf("active", "on_leave"),
  });
  const days = workers.map(({ startDate }) => String(startDate));
  expect(new Set(days).size).toBeGreaterThan(40);
  expect(days.every((day) => Date.parse(day) < now)).toBe(true);
});

test("a locker that is free is nobody's, and a case that runs has no verdict", async () => {
  const lockers = await recordsOf("Locker", {
    status: oneOf("free", "occupied"),
    memberName: orNull(text),
    rentedUntil: orNull(text),
  });
  for (const { status, memberName, rentedUntil } of lockers) {
    expect(memberName === null).toBe(status === "free");
    expect(rentedUntil === null).toBe(status === "free");
  }
  const cases = await recordsOf("CourtCase", {
    status: oneOf("filed", "in_progress", "decided"),
    verdict: orNull(text),
  });
  for (const { status, verdict } of cases) expect(verdict === null).toBe(status !== "decided");
});

test("a night lasts as long as its phases, and ends when one wakes", async () => {
  const nights = await recordsOf("SleepRecord", {
    date: text,
    bedtime: text,
    wakeTime: text,
    durationHours: number,
    deepSleepMinutes: number,
    lightSleepMinutes: number,
    remMinutes: number,
  });
  for (const night of nights) {
    const minutes = ["deepSleepMinutes", "lightSleepMinutes", "remMinutes"]
      .map((name) => Number(night[name]))
      .reduce((sum, one) => sum + one, 0);
    expect(Number(night["durationHours"])).toBeCloseTo(minutes / 60, 0);
    expect(Number(String(night["wakeTime"]).slice(0, 2))).toBeLessThan(10);
  }
});

test("who runs so far in such a time has such a pace", async () => {
  const runs = await recordsOf("RunningActivity", {
    distanceKm: number,
    durationSeconds: number,
    paceMinPerKm: number,
  });
  for (const { distanceKm, durationSeconds, paceMinPerKm } of runs)
    expect(Number(paceMinPerKm)).toBeCloseTo(Number(durationSeconds) / 60 / Number(distanceKm), 1);
});

test("steps, what one wanted and how far that was belong together", async () => {
  const days = await recordsOf("DailyActivity", {
    steps: number,
    stepGoal: number,
    distanceKm: number,
    goalReached: flag,
  });
  for (const { steps, stepGoal, distanceKm, goalReached } of days) {
    expect(goalReached).toBe(Number(steps) >= Number(stepGoal));
    expect(Number(distanceKm) / Number(steps)).toBeGreaterThan(0.0006);
    expect(Number(distanceKm) / Number(steps)).toBeLessThan(0.0009);
  }
});

test("a survey is open for days, and no more answer than were asked", async () => {
  const surveys = await recordsOf("Survey", {
    openFrom: text,
    openUntil: text,
    responseCount: number,
    invitedCount: number,
    responseRate: number,
  });
  for (const { openFrom, openUntil, responseCount, invitedCount, responseRate } of surveys) {
    expect(String(openUntil) > String(openFrom)).toBe(true);
    expect(openFrom).toMatch(/^\d{4}-/);
    const rate = (Number(responseCount) / Number(invitedCount)) * 100;
    expect(Number(responseRate)).toBeCloseTo(rate, 0);
  }
});

test("a payslip is for the month before it is paid", async () => {
  const slips = await recordsOf("Payslip", { period: text, paymentDate: text, netPay: number });
  const month = (period: unknown) => Date.parse(`1 ${period} UTC`);
  for (const { period, paymentDate } of slips) {
    if (!/^[A-Z][a-z]+ \d{4}$/.test(String(period))) continue;
    const days = (Date.parse(String(paymentDate)) - month(period)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(18);
    expect(days).toBeLessThan(52);
  }
});

test("what is actual is told once it is done, and nothing was scored before", async () => {
  const surgeries = await recordsOf("Surgery", {
    estimatedMinutes: number,
    actualMinutes: orNull(number),
    status: oneOf("scheduled", "completed"),
  });
  for (const { actualMinutes, status } of surgeries)
    expect(actualMinutes === null).toBe(status === "scheduled");
  const matches = await recordsOf("EsportsMatch", {
    scoreA: number,
    scoreB: number,
    vodUrl: orNull(text),
    status: oneOf("scheduled", "finished"),
  });
  for (const { scoreA, scoreB, vodUrl, status } of matches) {
    expect(vodUrl === null).toBe(status === "scheduled");
    if (status === "scheduled") expect([scoreA, scoreB]).toEqual([0, 0]);
  }
});

test("the parent of a child is somebody, and the child a child", async () => {
  const entries = await recordsOf("WaitingListEntry", {
    childName: text,
    birthDate: text,
    parentName: text,
    parentEmail: text,
  });
  for (const { birthDate, parentName, parentEmail } of entries) {
    expect(ageOf(birthDate)).toBeLessThan(8);
    const [first = ""] = String(parentName).toLowerCase().split(" ");
    expect(parentEmail).toContain(first);
  }
});

test("who works at night begins at night", async () => {
  const shifts = await recordsOf("StaffShift", {
    shiftType: oneOf("day", "night"),
    startsAt: text,
    endsAt: text,
  });
  for (const { shiftType, startsAt } of shifts) {
    const hour = new Date(String(startsAt)).getUTCHours();
    expect(hour >= 21).toBe(shiftType === "night");
  }
});

test("the average is less than the longest, and a patient owes what nobody covers", async () => {
  const queues = await recordsOf("Queue", {
    averageWaitSeconds: number,
    longestWaitSeconds: number,
    agentsOnline: number,
  });
  for (const { averageWaitSeconds, longestWaitSeconds } of queues)
    expect(Number(averageWaitSeconds)).toBeLessThanOrEqual(Number(longestWaitSeconds));
  const invoices = await recordsOf("MedicalInvoice", {
    subtotal: number,
    insuranceCovered: number,
    patientOwes: number,
  });
  for (const { subtotal, insuranceCovered, patientOwes } of invoices)
    expect(Number(patientOwes)).toBeCloseTo(Number(subtotal) - Number(insuranceCovered), 1);
});

test("what is open can be seen, and a club is followed by its own name", async () => {
  const exhibitions = await recordsOf("Exhibition", {
    title: text,
    startDate: text,
    endDate: text,
    status: oneOf("upcoming", "open", "closed"),
  });
  for (const { startDate, endDate, status } of exhibitions) {
    if (status !== "open") continue;
    expect(Date.parse(String(startDate))).toBeLessThanOrEqual(now);
    expect(Date.parse(String(endDate))).toBeGreaterThanOrEqual(now);
  }
  const teams = await recordsOf("Team", { name: text, twitter: text, website: text });
  for (const { name, twitter } of teams)
    expect(twitter).toBe(
      `@${String(name)
        .toLowerCase()
        .replaceAll(/[^a-z]/g, "")}`,
    );
});

test("a pupil of the eighth year is as old as they are, and what is free costs nothing", async () => {
  const pupils = await recordsOf("Student", {
    firstName: text,
    gradeLevel: text,
    dateOfBirth: text,
  });
  for (const { gradeLevel, dateOfBirth } of pupils) {
    const year = Number(/\d+/.exec(String(gradeLevel))?.[0]);
    expect(Math.abs(ageOf(dateOfBirth) - 5.5 - year)).toBeLessThan(1.1);
  }
  const transfers = await recordsOf("Transfer", {
    fee: number,
    type: oneOf("permanent", "loan", "free"),
  });
  for (const { fee, type } of transfers) expect(fee === 0).toBe(type === "free");
});

test("who wins most of the matches scores more than they concede", async () => {
  const rows = await recordsOf("Standing", {
    played: number,
    won: number,
    drawn: number,
    lost: number,
    goalsFor: number,
    goalsAgainst: number,
    goalDifference: number,
  });
  for (const { won, lost, goalsFor, goalsAgainst, goalDifference } of rows) {
    expect(goalDifference).toBe(Number(goalsFor) - Number(goalsAgainst));
    if (Number(won) > Number(lost) + 4) expect(Number(goalDifference)).toBeGreaterThan(0);
    if (Number(lost) > Number(won) + 4) expect(Number(goalDifference)).toBeLessThan(0);
  }
});

test("a week has the hours of its days, and an answer comes when it was given", async () => {
  const names = ["monday", "tuesday", "wednesday", "thursday", "friday"].map(
    (day) => `${day}Hours`,
  );
  const sheets = await recordsOf("Timesheet", {
    ...Object.fromEntries(names.map((name) => [name, number])),
    totalHours: number,
  });
  for (const sheet of sheets) {
    const sum = names.reduce((all, name) => all + Number(sheet[name]), 0);
    expect(Number(sheet["totalHours"])).toBeCloseTo(sum, 1);
  }
  const requests = await recordsOf("CitizenRequest", {
    citizenName: text,
    citizenEmail: text,
    answer: orNull(text),
    answeredAt: orNull(text),
  });
  for (const { citizenName, citizenEmail, answer, answeredAt } of requests) {
    expect(answer === null).toBe(answeredAt === null);
    expect(citizenEmail).toContain(String(citizenName).toLowerCase().split(" ")[0]);
  }
});

test("nobody stays in a call for years, and a free room has no meeting", async () => {
  const calls = await recordsOf("VideoCall", {
    startedAt: text,
    participants: listOf({ name: text, joinedAt: text, leftAt: text }),
  });
  for (const { participants } of calls)
    for (const { joinedAt, leftAt } of participants as JsonObject[]) {
      const minutes = (Date.parse(String(leftAt)) - Date.parse(String(joinedAt))) / 60_000;
      expect(minutes).toBeGreaterThan(0);
      expect(minutes).toBeLessThan(60);
    }
  const rooms = await recordsOf("MeetingRoom", {
    name: text,
    status: oneOf("free", "occupied"),
    currentMeeting: orNull(text),
  });
  for (const { status, currentMeeting } of rooms)
    expect(currentMeeting === null).toBe(status === "free");
});

test("what is said of the kind alone is not said of the model", async () => {
  const event = { title: text, type: text, role: text };
  expect(await recordsBeside("Employee", "Event", event)).toEqual(await recordsOf("Event", event));
});
