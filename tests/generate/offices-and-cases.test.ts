import { expect, test } from "vitest";
import {
  at,
  flag,
  itemsOf,
  listOf,
  now,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

test("the phases of a project fill its time, and are as far as their days tell", async () => {
  const projects = await recordsOf("Renovation", {
    ...textsOf("name", "client", "startDate", "endDate"),
    phases: listOf({
      ...textsOf("name", "startDate", "endDate"),
      status: oneOf("pending", "in_progress", "completed"),
      progress: number,
    }),
  });
  for (const project of projects) {
    const phases = itemsOf(project, "phases");
    if (phases.length === 0) continue;
    expect(phases[0]?.["name"]).toBe("Planning");
    expect(phases[0]?.["startDate"]).toBe(String(project["startDate"]).slice(0, 10));
    expect(phases.at(-1)?.["endDate"]).toBe(String(project["endDate"]).slice(0, 10));
    for (const { startDate, endDate, status, progress } of phases) {
      const state = at(endDate) <= now ? "completed" : "in_progress";
      expect(status).toBe(at(startDate) > now ? "pending" : state);
      if (state === "completed") expect(progress).toBe(100);
    }
  }
});

test("a phase is called as its type says, and falls into its project all the same", async () => {
  const projects = await recordsOf("ConstructionProject", {
    ...textsOf("name", "startDate", "endDate"),
    phases: listOf({ ...textsOf("startDate", "endDate"), name: oneOf("shell", "finishing") }),
  });
  for (const project of projects)
    for (const { startDate, name } of itemsOf(project, "phases")) {
      expect(at(startDate)).toBeGreaterThanOrEqual(at(String(project["startDate"]).slice(0, 10)));
      expect(name).toMatch(/shell|finishing/);
    }
});

test("a contract without a term has no end", async () => {
  const contracts = await recordsOf("EmploymentContract", {
    ...textsOf("jobTitle", "startDate"),
    contractType: text,
    type: oneOf("permanent", "fixed_term", "internship"),
    endDate: orNull(text),
  });
  for (const { type, endDate } of contracts) expect(endDate === null).toBe(type === "permanent");
});

test("a policy on leave is called by its kind, and carries nothing over where it does not", async () => {
  const policies = await recordsOf("LeavePolicy", {
    ...textsOf("name", "description"),
    leaveType: oneOf("annual", "sick", "maternity", "paternity", "unpaid"),
    daysPerYear: number,
    carryOver: flag,
    maxCarryOverDays: number,
  });
  const names = {
    annual: "Annual leave",
    sick: "Sick leave",
    maternity: "Parental leave",
    paternity: "Paternity leave",
    unpaid: "Unpaid leave",
  };
  for (const { name, leaveType, carryOver, maxCarryOverDays } of policies) {
    expect(name).toBe(names[leaveType as keyof typeof names]);
    if (carryOver === false) expect(maxCarryOverDays).toBe(0);
  }
});

test("a policy of a company is no insurance, whatever it is about", async () => {
  const policies = await recordsOf("Policy", {
    ...textsOf("title", "summary", "effectiveDate", "owner"),
    category: oneOf("leave", "remote_work", "benefits", "safety"),
  });
  const titles = {
    leave: "Days off and absence",
    remote_work: "Remote work",
    benefits: "Pension and health cover",
    safety: "Accidents and first aid",
  };
  for (const { title, category } of policies)
    expect(title).toBe(titles[category as keyof typeof titles]);
});

test("a project that is under way has cost something", async () => {
  const projects = await recordsOf("Project", {
    ...textsOf("name", "client", "startDate", "dueDate"),
    status: oneOf("planning", "active", "completed"),
    budget: number,
    actualCost: number,
  });
  for (const { status, actualCost } of projects)
    expect(Number(actualCost) > 0).toBe(status !== "planning");
});

test("who teaches at a faculty has a rank there", async () => {
  const teachers = await recordsOf("Instructor", textsOf("name", "title", "department", "office"));
  for (const { title } of teachers) expect(title).toMatch(/Professor|Lecturer/);
});

test("an incident is told as what its type says", async () => {
  const incidents = await recordsOf("SecurityIncident", {
    ...textsOf("title", "description"),
    type: oneOf("phishing", "malware", "ddos", "anomaly"),
  });
  const told = { phishing: /invoice/, malware: /Malware/, ddos: /Flood/, anomaly: /Sign-in/ };
  for (const { title, type } of incidents) expect(title).toMatch(told[type as keyof typeof told]);
  const accidents = await recordsOf("SafetyIncident", {
    ...textsOf("description"),
    type: oneOf("injury", "near_miss", "environmental"),
    injuredPerson: orNull(text),
    daysLost: number,
  });
  for (const { type, injuredPerson, daysLost, description } of accidents) {
    expect(injuredPerson === null).toBe(type !== "injury");
    if (type !== "injury") expect(daysLost).toBe(0);
    if (type === "environmental") expect(description).toMatch(/Diesel/);
  }
});

test("what happened to a car is told of a car", async () => {
  const claims = await recordsOf("VehicleClaim", {
    ...textsOf("policyNumber", "description"),
    incidentType: oneOf("theft", "weather", "hail"),
  });
  for (const { description } of claims)
    expect(description).toMatch(/^(?:Car stolen|Two wheels|Hail dented|A branch fell)/);
});

test("a risk counts as its likelihood by its impact, also in words", async () => {
  const risks = await recordsOf("ProjectRisk", {
    ...textsOf("title", "owner"),
    likelihood: oneOf("low", "medium", "high"),
    impact: oneOf("critical", "high", "medium", "low"),
    riskScore: number,
  });
  const ranks = { low: 1, medium: 2, high: 3, critical: 4 };
  for (const { likelihood, impact, riskScore } of risks) {
    const [one, other] = [likelihood, impact].map((word) => ranks[word as keyof typeof ranks]);
    expect(riskScore).toBe((one ?? 0) * (other ?? 0));
  }
});

test("what nobody has granted or begun has no conditions and no news", async () => {
  const permits = await recordsOf("BuildingPermit", {
    ...textsOf("applicant"),
    status: oneOf("submitted", "approved"),
    conditions: { type: "array", items: text },
  });
  for (const { status, conditions } of permits)
    if (status === "submitted") expect(conditions).toEqual([]);
  const campaigns = await recordsOf("DonationCampaign", {
    ...textsOf("title", "startDate"),
    goal: number,
    status: oneOf("draft", "active"),
    updates: listOf(textsOf("title", "content", "date")),
  });
  for (const { status, updates } of campaigns) if (status === "draft") expect(updates).toEqual([]);
});

test("a lawyer's time goes to cases", async () => {
  const entries = await recordsOf("TimeEntry", {
    ...textsOf("lawyerId", "caseId", "description"),
    hours: number,
  });
  for (const { description } of entries)
    expect(description).toMatch(/client|documents|reply|notice|hearing|other side/);
});

test("a hole in a program has a remedy", async () => {
  const found = await recordsOf("Vulnerability", textsOf("title", "description", "remediation"));
  for (const { remediation } of found)
    expect(remediation).toMatch(/^(?:Use|Revoke|Escape|Update|Allow|Compare)/);
});
