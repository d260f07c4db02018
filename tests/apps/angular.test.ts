import { expect, onTestFinished, test } from "vitest";
import { axiosBackend, fetchBackend, HttpClient } from "./angular/http-client.ts";
import { AuthService, createAuthInterceptor, JobService, TokenStore } from "./angular/services.ts";
import { account, startJobBoard } from "./job-board.ts";

test.each([
  ["fetch", fetchBackend],
  ["axios", axiosBackend],
] as const)("services in the manner of Angular's work over %s", async (_, backend) => {
  const { backlot, url } = await startJobBoard();
  onTestFinished(() => backlot.close());
  const store = new TokenStore();
  const http = new HttpClient(backend, [createAuthInterceptor(store)]);
  const auth = new AuthService(http, store, url);
  const service = new JobService(http, url);

  const paged = await service.list({ _page: 2, _limit: 3, _sort: "title", _order: "desc" });
  expect([paged.total, paged.jobs.map(({ title }) => title)]).toEqual([
    8,
    ["Nurse", "Gardener", "Driver"],
  ]);
  const filtered = await service.list({
    status: "open",
    salary_gte: 1200,
    "company.name": ["Acme", "Beacon"],
    _expand: "company",
  });
  expect(filtered.jobs.map(({ title, company }) => [title, company?.name])).toEqual([
    ["Nurse", "Beacon"],
    ["Pilot", "Acme"],
  ]);

  // A reactive form's value has null in every control that nobody touched.
  const form = {
    id: null,
    title: "Smith",
    status: "open",
    companyId: 2,
    salary: null,
    remote: false,
    level: null,
    closesAt: null,
    notes: null,
    tags: [],
  } as const;
  await expect(service.create({ ...form, tags: [] })).rejects.toMatchObject({ status: 401 });
  expect(await auth.login(account.email, account.password)).toMatchObject({ name: "Ada Lovelace" });
  const created = await service.create({ ...form, tags: [] });
  expect(created).toEqual({
    id: 9,
    title: "Smith",
    status: "open",
    companyId: 2,
    remote: false,
    tags: [],
    createdAt: expect.any(String),
  });

  const dated = await service.update(9, { closesAt: "2026-05-01T10:20", salary: 1250 });
  expect(dated).toMatchObject({ closesAt: "2026-05-01T10:20:00.000Z", salary: 1250 });
  const cleared = await service.update(9, { closesAt: null, salary: null });
  expect(Object.keys(cleared)).toEqual(Object.keys(created));
  // What was read is sent back whole, with what `_expand` put in.
  const read = await service.get(9);
  expect(await service.replace({ ...read, title: "Blacksmith" })).toMatchObject({
    id: 9,
    title: "Blacksmith",
  });
  await expect(service.create({ ...form, title: "", tags: [] })).rejects.toMatchObject({
    status: 422,
    error: { errors: { title: "must have at least 1 character" } },
  });
  expect(await service.delete(9)).toMatchObject({ title: "Blacksmith" });
  await expect(service.get(9)).rejects.toMatchObject({ status: 404 });

  await auth.logout();
  await expect(service.delete(1)).rejects.toMatchObject({ status: 401 });
});
