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
  toObject,
} from "./models.ts";

const day = 86_400_000;

test("of any five records one is what four are not, and what is rare is rare", async () => {
  const users = await recordsOf("User", {
    ...textsOf("name", "email"),
    isVerified: flag,
    isOnline: flag,
    isBanned: flag,
    plan: oneOf("basic", "plus", "pro"),
    tasks: listOf({ title: text, urgent: flag }),
  });
  for (let start = 0; start + 5 <= users.length; start += 5) {
    const page = users.slice(start, start + 5);
    expect(page.filter(({ isVerified }) => isVerified === false)).toHaveLength(1);
    expect(page.filter(({ isBanned }) => isBanned === true).length).toBeLessThan(2);
    expect(new Set(page.map(({ plan }) => plan)).size).toBe(3);
  }
  const urgent = users.flatMap((user) => itemsOf(user, "tasks")).filter((task) => task["urgent"]);
  expect(urgent.length).toBeGreaterThan(0);
});

test("who was invited has never been here, and who is locked out is not here now", async () => {
  const users = await recordsOf("User", {
    ...textsOf("name", "createdAt"),
    status: oneOf("active", "invited", "suspended"),
    isOnline: flag,
    isBanned: flag,
    emailVerified: flag,
    emailVerifiedAt: orNull(text),
    lastLoginAt: orNull(text),
    passwordChangedAt: orNull(text),
    twoFactorEnabled: flag,
    twoFactorMethod: orNull(oneOf("sms", "app")),
  });
  for (const user of users) {
    if (user["status"] === "invited")
      expect(user).toMatchObject({
        isOnline: false,
        emailVerified: false,
        emailVerifiedAt: null,
        lastLoginAt: null,
        passwordChangedAt: null,
        twoFactorMethod: null,
      });
    if (user["status"] === "suspended" || user["isBanned"]) expect(user["isOnline"]).toBe(false);
    if (user["isBanned"]) expect(user["status"]).toBe("suspended");
    if (user["isOnline"]) expect(now - at(user["lastLoginAt"])).toBeLessThan(day);
    expect(user["twoFactorMethod"] !== null).toBe(user["twoFactorEnabled"]);
  }
});

test("a viewer deletes nothing, and who pays nothing has no card and no renewal", async () => {
  const members = await recordsOf("Member", {
    ...textsOf("name"),
    role: oneOf("admin", "editor", "viewer"),
    permissions: { type: "array", items: text },
    scopes: { type: "array", items: oneOf("posts:read", "posts:write", "users:manage") },
    plan: oneOf("free", "pro"),
    paymentMethod: orNull(text),
    renewsAt: orNull(text),
    isTrial: flag,
  });
  for (const { role, permissions, plan, paymentMethod, renewsAt, isTrial } of members) {
    if (role === "viewer") expect(permissions).toEqual(["read"]);
    if (role === "admin") expect(permissions).toContain("delete");
    if (plan === "free") expect([paymentMethod, renewsAt, isTrial]).toEqual([null, null, false]);
  }
});

test("what is set in an account is of where its owner is", async () => {
  const settings = await recordsOf("Settings", {
    ...textsOf("timezone", "language", "dateFormat"),
    timeFormat: oneOf("12h", "24h"),
  });
  for (const { timezone, language, dateFormat, timeFormat } of settings) {
    if (/New_York|Denver/.test(String(timezone)))
      expect([language, dateFormat, timeFormat]).toEqual(["English", "MM/DD/YYYY", "12h"]);
    if (timezone === "Europe/Paris") expect([language, timeFormat]).toEqual(["French", "24h"]);
  }
  const players = await recordsOf("Player", {
    ...textsOf("gamertag", "country"),
    region: oneOf("NA", "EU", "APAC"),
    level: number,
  });
  expect(new Set(players.slice(0, 20).map(({ gamertag }) => gamertag)).size).toBe(20);
  for (const { gamertag, country, region } of players) {
    expect(gamertag).toMatch(/^[A-Z]\w+$/);
    if (country === "Germany" || country === "France") expect(region).toBe("EU");
    if (country === "Canada") expect(region).toBe("NA");
  }
});

test("a band has pages of its own, and who works for a company writes from there", async () => {
  const bands = await recordsOf("Band", {
    name: text,
    socialLinks: toObject(textsOf("instagram", "twitter", "website")),
  });
  const bare = (name: unknown) => String(name).toLowerCase().replace(/\W/g, "");
  for (const { name, socialLinks } of bands)
    expect(socialLinks).toEqual({
      instagram: `@${bare(name)}`,
      twitter: `@${bare(name)}`,
      website: `https://${bare(name)}.example`,
    });
  const employees = await recordsOf("Employee", textsOf("fullName", "workEmail", "company"));
  for (const { fullName, workEmail, company } of employees) {
    expect(String(workEmail)).toContain(`@${bare(company)}.example`);
    expect(String(workEmail)[0]).toBe(String(fullName)[0]?.toLowerCase());
  }
});

test("a phone runs what phones run, and a page of an account shows money in and out", async () => {
  const devices = await recordsOf("Device", {
    ...textsOf("name", "os", "browser"),
    type: oneOf("phone", "laptop"),
    isCurrent: flag,
  });
  for (const { name, os, type } of devices) {
    expect(["iOS", "Android"].includes(String(os))).toBe(type === "phone");
    if (/iPhone/.test(String(name))) expect(os).toBe("iOS");
  }
  const transactions = await recordsOf("Transaction", {
    ...textsOf("description", "merchant", "category"),
    type: oneOf("credit", "debit"),
    amount: number,
  });
  const refunds = transactions.slice(0, 5).filter(({ type }) => type === "credit");
  expect(refunds.length).toBeGreaterThan(0);
  for (const { description, merchant } of refunds)
    expect(description).toBe(`Refund, ${String(merchant)}`);
});
