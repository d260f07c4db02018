import { expect, test } from "vitest";
import type { ResourceOptions } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

const user = "export interface User { id: number; name: string }";

async function start(models: string, resources: readonly ResourceOptions[]) {
  return startBacklot(models, { resources });
}

async function infer(models: string, resources: readonly ResourceOptions[]) {
  const { relations } = await start(models, resources);
  return relations.map(({ member, to, rule }) => `${member} → ${to.path} (${rule})`);
}

const bound = (...types: readonly string[]) =>
  types.map((type) => ({ path: `/${type.toLowerCase()}s`, type: `${type}[]`, count: 8 }));

test("what somebody is to a record refers to the users", async () => {
  const models = `${user}
    export interface Task {
      id: number; authorId: number; owner_id: number | null; createdBy: number; updatedById?: number;
      assignedTo: number; reviewerIds: number[]; sharedWith: number[]; primaryManagerId: number; sentBy: number;
      userId: number;
      /** @ref User */
      helperId: number;
    }`;
  expect(await infer(models, bound("User", "Task"))).toEqual([
    "authorId → /users (role)",
    "owner_id → /users (role)",
    "createdBy → /users (role)",
    "updatedById → /users (role)",
    "assignedTo → /users (role)",
    "reviewerIds → /users (role)",
    "sharedWith → /users (role)",
    "primaryManagerId → /users (role)",
    "sentBy → /users (role)",
    "userId → /users (name)",
    "helperId → /users (tag)",
  ]);
});

test("whoever did something is somebody, however the verb is inflected", async () => {
  const verbs = ["bought", "built", "done", "drawn", "given", "held", "led", "made", "overseen"];
  const more = ["paid", "run", "sent", "shown", "sold", "taken", "taught", "won", "written"];
  const names = [...verbs, ...more, "approved"].map((verb) => `${verb}By`);
  const members = names.map((name) => `${name}: number`).join("; ");
  const models = `${user} export interface Task { id: number; ${members} }`;
  expect(await infer(models, bound("User", "Task"))).toEqual(
    names.map((name) => `${name} → /users (role)`),
  );
});

test("every word for what somebody is to a record leads to the users", async () => {
  const words =
    `admin administrator applicant approver assignee assigner attendee author borrower buyer
    candidate coach collaborator commenter contributor creator customer editor employee follower friend
    guest instructor interviewer invitee inviter lender maintainer manager member mentee mentor moderator
    organiser organizer owner participant payee payer poster receiver recipient reporter requester
    requestor responder reviewer seller sender student submitter subscriber supervisor teacher translator
    tutor updater uploader voter winner writer`.split(/\s+/);
  const directed = ["addressedTo", "assignedTo", "delegatedTo", "escalatedTo", "reassignedTo"];
  const names = [...words.map((word) => `${word}Id`), ...directed, "reportsTo", "sharedWith"];
  const members = names.map((name) => `${name}: number`).join("; ");
  const models = `${user} export interface Task { id: number; ${members} }`;
  expect(await infer(models, bound("User", "Task"))).toEqual(
    names.map((name) => `${name} → /users (role)`),
  );
});

test("what is no role, or no identifier, refers to nobody", async () => {
  const models = `${user}
    export interface Task {
      id: number; sortedBy: number; author: number; createdAt: number; createdBy: string; priorityId: number;
      /** @faker number.int */
      ownerId: number;
      standby: number; by: number;
    }
    export interface Note { id: number; authorId: number; ownerId: number }`;
  const notes = {
    path: "/notes",
    type: "Note[]",
    fields: { authorId: 7 },
    relations: { ownerId: false },
  } as const;
  expect(await infer(models, [...bound("User", "Task"), notes])).toEqual([]);
});

test("a role of the same format refers to people, and one of another format to nobody", async () => {
  const models = `
    export interface User {
      /** @format uuid */
      id: string;
      name: string;
    }
    export interface Task {
      id: number; ownerId: string;
      /** @format uuid */
      authorId: string;
      /** @format email */
      createdBy: string;
    }`;
  expect(await infer(models, bound("User", "Task"))).toEqual([
    "ownerId → /users (role)",
    "authorId → /users (role)",
  ]);
});

test("people are the users, else the only ones with a usual name, else the only ones with email and name", async () => {
  const task = "export interface Task { id: number; ownerId: number }";
  const tasks = bound("Task");
  const role = (path: string) => [`ownerId → ${path} (role)`];
  const other = "export interface Account { id: number; balance: number }";
  expect(await infer(`${user}${task}${other}`, [...bound("User", "Account"), ...tasks])).toEqual(
    role("/users"),
  );
  const member = "export interface Member { id: number }";
  expect(await infer(`${member}${task}`, [...bound("Member"), ...tasks])).toEqual(role("/members"));
  const plain = "export interface Pal { id: number; email: string; firstName: string }";
  expect(await infer(`${plain}${task}`, [...bound("Pal"), ...tasks])).toEqual(role("/pals"));
  const kinds = "export interface User { id: string } export interface Customer { id: number }";
  expect(await infer(`${kinds}${task}`, [...bound("User", "Customer"), ...tasks])).toEqual(
    role("/customers"),
  );
});

test("an email and a name make people, and nothing that is only called alike", async () => {
  const models = `
    export interface Mailing { id: number; fallbackEmail: string; name: string }
    export interface Letter { id: number; emailSubject: string; name: string }
    export interface Site { id: number; email: string; hostname: string; nickName: string }
    export interface Clinic { id: number; email: string; name: string }
    export interface Task { id: number; ownerId: number }
    export interface Pal { id: number; emailAddress: string; display_name: string }`;
  const others = bound("Mailing", "Letter", "Site", "Clinic", "Task");
  expect(await infer(models, others)).toEqual([]);
  expect(await infer(models, [...others, ...bound("Pal")])).toEqual(["ownerId → /pals (role)"]);
});

test("where several could be meant, none is", async () => {
  const models = `
    export interface Member { id: number }
    export interface Customer { id: number }
    export interface Task { id: number; ownerId: number }`;
  expect(await infer(models, bound("Member", "Customer", "Task"))).toEqual([]);
});

test("a role may be given another name, or another collection", async () => {
  const models = `${user}
    export interface Team { id: number }
    export interface Task { id: number; authorId: number; ownerId: number }`;
  const relations = { authorId: { as: "written" }, ownerId: { to: "/teams" } };
  const tasks = { path: "/tasks", type: "Task[]", relations };
  const { relations: found } = await start(models, [...bound("User", "Team"), tasks]);
  expect(found.map(({ to, backward, rule }) => `${to.path}/:id/${backward} (${rule})`)).toEqual([
    "/users/:id/written (role)",
    "/teams/:id/tasks (config)",
  ]);
});

test("each has a name of its own, and within one collection it says by whom", async () => {
  const models = `
    export interface Employee { id: number; name: string; managerId: number | null; hiredBy?: number }
    export interface Task { id: number; createdBy: number; updatedBy: number; assignedTo: number; reviewerId: number }`;
  const { relations } = await start(models, bound("Employee", "Task"));
  expect(
    relations.map(({ from, to, forward, backward }) => [
      `${from.path}/:id/${forward}`,
      `${to.path}/:id/${backward}`,
    ]),
  ).toEqual([
    ["/employees/:id/manager", "/employees/:id/employees-by-manager"],
    ["/employees/:id/hired-by", "/employees/:id/employees-hired-by"],
    ["/tasks/:id/created-by", "/employees/:id/tasks"],
    ["/tasks/:id/updated-by", "/employees/:id/tasks-updated-by"],
    ["/tasks/:id/assigned-to", "/employees/:id/tasks-assigned-to"],
    ["/tasks/:id/reviewer", "/employees/:id/tasks-by-reviewer"],
  ]);
});

test("generated records refer to people who exist, inside other members too", async () => {
  const models = `${user}
    export interface Task { id: number; authorId: number; history: { changedBy: number }[] }`;
  const backlot = await start(models, bound("User", "Task"));
  const tasks = (await (await request(backlot, "GET", "/tasks")).json()) as {
    authorId: number;
    history: { changedBy: number }[];
  }[];
  const referred = tasks.flatMap(({ authorId, history }) => [
    authorId,
    ...history.map(({ changedBy }) => changedBy),
  ]);
  expect(referred.length).toBeGreaterThan(8);
  for (const id of referred) expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(id);
});

test("_expand puts the record where its identifier was, and it may be sent back so", async () => {
  const models = `${user} export interface Task { id: number; title: string; createdBy: number }`;
  const backlot = await start(models, bound("User", "Task"));
  const get = async (path: string) =>
    (await (await request(backlot, "GET", path)).json()) as { createdBy: unknown };
  const kept = await get("/tasks/1");
  const shown = await get("/tasks/1?_expand=createdBy");
  expect(shown.createdBy).toEqual({ id: kept.createdBy, name: expect.any(String) });
  const put = await request(backlot, "PUT", "/tasks/1", shown);
  expect(put.status).toBe(200);
  expect(await put.json()).toEqual(kept);
});

test("what is called as the thing itself is a number of its own", async () => {
  const models = `
    export interface Employee { id: string; employeeId: string; name: string; managerId: string | null }
    export interface Shift { id: string; employeeId: string; leaderId: string; leadId: string; callerId: string }`;
  expect(await infer(models, bound("Employee", "Shift"))).toEqual([
    "managerId → /employees (role)",
    "employeeId → /employees (name)",
    "leaderId → /employees (role)",
  ]);
});
