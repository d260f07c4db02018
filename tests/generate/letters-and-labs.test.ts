import { expect, test } from "vitest";
import {
  daysFrom,
  flag,
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

function within(value: unknown, least: number, most: number): void {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
}

test("a play lasts for an evening, with an interval or two", async () => {
  const members = { ...textsOf("title", "playwright", "ageGuidance"), intervals: number };
  const plays = await recordsOf("Play", { ...members, runtimeMinutes: number });
  const operas = await recordsOf("OperaProduction", {
    ...textsOf("title", "composer", "conductor"),
    runningTime: number,
    intermissions: number,
  });
  for (const { runtimeMinutes, intervals, ageGuidance } of plays) {
    within(runtimeMinutes, 70, 180);
    within(intervals, 0, 2);
    expect(ageGuidance).toMatch(/^(?:All ages|\d+\+)$/);
  }
  for (const { runningTime, intermissions } of operas) {
    within(runningTime, 70, 180);
    within(intermissions, 0, 2);
  }
});

test("what is in rehearsal has not opened yet", async () => {
  const shows = await recordsOf("StagePlay", {
    ...textsOf("title", "director", "openingNight", "closingNight"),
    status: oneOf("in rehearsal", "running", "closed"),
  });
  const rehearsed = shows.filter(({ status }) => status === "in rehearsal");
  expect(rehearsed.length).toBeGreaterThan(5);
  for (const { openingNight } of rehearsed) expect(daysFrom(openingNight)).toBeGreaterThan(0);
});

test("a substance melts, boils and looks as it does", async () => {
  const substances = await recordsOf("Chemical", {
    ...textsOf("name", "casNumber", "appearance"),
    meltingPoint: number,
    boilingPoint: number,
    density: number,
    purity: number,
  });
  for (const { appearance, meltingPoint, boilingPoint, density, purity } of substances) {
    expect(boilingPoint).toBeGreaterThan(Number(meltingPoint));
    within(density, 0.7, 4);
    expect(appearance).not.toMatch(/look|review|confirmed|order|\.$/);
    within(purity, 95, 100);
  }
  const filaments = await recordsOf("Filament", { ...textsOf("brand", "color"), density: number });
  for (const { density } of filaments) within(density, 0.7, 3);
});

test("a specimen has been received once it is stored or used up", async () => {
  const specimens = await recordsOf("BloodSample", {
    ...textsOf("barcode", "collectedAt", "concentrationUnit"),
    receivedAt: orNull(text),
    status: oneOf("collected", "in transit", "stored", "discarded"),
  });
  for (const { status, receivedAt, concentrationUnit } of specimens) {
    expect(receivedAt !== null).toBe(status === "stored" || status === "discarded");
    expect(concentrationUnit).not.toBe("ml");
  }
});

test("eyes that were measured were measured before today", async () => {
  const checks = await recordsOf("VisionExam", {
    ...textsOf("patientName", "optometrist", "examDate", "notes"),
    sphereRight: number,
    leftSphere: number,
  });
  for (const { examDate, notes } of checks) {
    expect(daysFrom(examDate)).toBeLessThanOrEqual(0);
    expect(notes).not.toMatch(/blood|physio/i);
  }
});

test("the hint of a quiz is none on how to fill in a form", async () => {
  const asked = await recordsOf("TriviaQuestion", {
    ...textsOf("question", "correctAnswer", "hint", "difficulty"),
    correctRate: number,
  });
  for (const { hint, correctRate } of asked) {
    expect(hint).not.toMatch(/Choose|skip|words are enough/);
    within(correctRate, 30, 100);
  }
});

test("what is mended is mended in the first version that is not affected", async () => {
  const advisories = await recordsOf("SecurityAdvisory", {
    ...textsOf("cve", "package", "vulnerableVersions", "publishedAt"),
    patchedVersion: orNull(text),
  });
  let seen = 0;
  for (const { cve, vulnerableVersions, patchedVersion, publishedAt } of advisories) {
    expect(cve).toContain(String(publishedAt).slice(0, 4));
    const [, equal, edge = ""] = /<(=?) ([\d.]+)$/.exec(String(vulnerableVersions)) ?? [];
    if (patchedVersion === null) continue;
    seen += 1;
    if (equal) expect(patchedVersion).toBe(edge.replace(/\d+$/, (last) => `${Number(last) + 1}`));
    else expect(patchedVersion).toBe(edge);
  }
  expect(seen).toBeGreaterThan(10);
});

test("a drone flies for some kilometres, and a station is called by four letters", async () => {
  const flights = await recordsOf("DroneMission", { ...textsOf("pilot"), distanceKm: number });
  for (const { distanceKm } of flights) within(distanceKm, 0.2, 12);
  const stations = await recordsOf("RadioStation", textsOf("name", "callLetters", "genre"));
  for (const { callLetters } of stations) expect(callLetters).toMatch(/^[KW][A-Z]{3}$/);
});

test("cards teach a language that the words are of", async () => {
  const cards = await recordsOf("VocabularyCard", {
    ...textsOf("deck", "word", "translation", "partOfSpeech", "language", "level"),
  });
  for (const { deck, level, language } of cards) {
    expect(deck).not.toMatch(/verbs|basics|Biology|Times tables|capitals/);
    expect(level).toMatch(/^[ABC][12]$/);
    expect(language).toMatch(/^(?:Spanish|French|German|Italian|Japanese|Portuguese|Korean)$/);
  }
});

test("a therapist is paid as one, and talks about what moves people", async () => {
  const sessions = await recordsOf("CounselingSession", {
    ...textsOf("therapist", "clientName", "approach", "focus"),
    fee: number,
    moodAfter: number,
  });
  for (const { fee, approach, moodAfter } of sessions) {
    within(fee, 60, 200);
    within(moodAfter, 1, 10);
    expect(approach).not.toMatch(/manual|automatic|hand/);
  }
});

test("what is worth insuring is worth hundreds, and what a patient's insurer pays less than the cost", async () => {
  const pieces = await recordsOf("MuseumArtifact", {
    ...textsOf("name", "material", "accessionNumber"),
    insuranceValue: number,
  });
  for (const { name, insuranceValue } of pieces) {
    expect(insuranceValue).toBeGreaterThanOrEqual(500);
    expect(name).not.toMatch(/Winter Field|Still Life|Night Train/);
  }
  const visits = await recordsOf("DentalVisit", {
    ...textsOf("patientName", "dentist", "procedure"),
    cost: number,
    insuranceCovered: number,
  });
  for (const { cost, insuranceCovered } of visits)
    expect(insuranceCovered).toBeLessThanOrEqual(Number(cost));
});

test("mail that is no good is no task of a team, nor is its end an answer in a forum", async () => {
  const reports = await recordsOf("SuspiciousEmail", {
    ...textsOf("subject", "suspiciousUrl", "actionTaken"),
    clickedLink: flag,
  });
  const subjects = new Set(reports.map(({ subject }) => subject));
  expect([...subjects].join()).not.toMatch(/template|onboarding|error messages/i);
  for (const { actionTaken } of reports) expect(actionTaken).toMatch(/blocked|removed|reset/);
});

test("variants of genes are not wares, and models of things are printed in one colour", async () => {
  const variants = await recordsOf("Mutation", {
    ...textsOf("gene", "variantType"),
    alleleFrequency: number,
  });
  for (const { variantType, alleleFrequency } of variants) {
    expect(variantType).not.toMatch(/gift|digital|bundle|physical/);
    within(alleleFrequency, 0, 1);
  }
  const jobs = await recordsOf("PrintJob", {
    ...textsOf("fileName", "material", "color"),
    nozzleTemperature: number,
  });
  for (const { color } of jobs) expect(color).not.toMatch(/CMYK|Pantone/);
});

test("an opera has some acts, and singers their voices", async () => {
  const operas = await recordsOf("OperaEvening", {
    ...textsOf("opera", "composer", "conductor"),
    acts: number,
    durationMinutes: number,
    cast: listOf(textsOf("role", "singer", "voiceType")),
  });
  for (const opera of operas) {
    within(opera["acts"], 1, 5);
    within(opera["durationMinutes"], 70, 180);
    expect(opera["opera"]).not.toMatch(/Playhouse|Theatre|Stage$/);
    for (const { voiceType } of itemsOf(opera, "cast"))
      expect(voiceType).not.toMatch(/standard|custom|basic/);
  }
});

test("a robot that works has something to do, with an arm as long as one", async () => {
  const robots = await recordsOf("WarehouseRobot", {
    ...textsOf("name", "serialNumber"),
    reachMm: number,
    currentTask: orNull(text),
    status: oneOf("idle", "working", "charging"),
    joints: listOf({ name: text, angle: number }),
  });
  for (const robot of robots) {
    if (robot["status"] === "working") expect(robot["currentTask"]).not.toBeNull();
    if (robot["status"] === "idle") expect(robot["currentTask"]).toBeNull();
    expect(robot["reachMm"]).toBeGreaterThan(300);
    for (const { name } of itemsOf(robot, "joints")) expect(name).not.toMatch(/Joint/);
  }
});

test("what is taught, tested and sold in a pharmacy is none of the goods of a shop", async () => {
  const drugs = await recordsOf("PharmacyItem", {
    ...textsOf("name", "genericName", "strength"),
    price: number,
  });
  for (const { name, strength } of drugs) {
    expect(name).toMatch(/^\S+$/);
    expect(strength).toMatch(/\d/);
  }
  const units = await recordsOf("CourseUnit", textsOf("language", "textbook", "grammarPoint"));
  for (const { textbook, grammarPoint } of units) {
    expect(textbook).not.toMatch(/^Textbook/);
    expect(grammarPoint).not.toMatch(/^Grammar/);
  }
  const trials = await recordsOf("LabExperiment", {
    ...textsOf("title", "controlGroup", "notificationMethod"),
    results: listOf({ variable: text, value: number, unit: text }),
  });
  for (const trial of trials) {
    expect(trial["controlGroup"]).not.toMatch(/ology|ics$|Science|chemistry/);
    expect(trial["notificationMethod"]).toMatch(/^(?:email|sms|phone)$/);
    for (const { variable } of itemsOf(trial, "results"))
      expect(variable).not.toMatch(/_|email|price|status|country/);
  }
});

test("a word is explained by what it means", async () => {
  const words = await recordsOf("VocabularyWord", {
    ...textsOf("word", "definition", "partOfSpeech"),
  });
  const daily = await recordsOf("WordOfTheDay", textsOf("word", "meaning", "etymology"));
  for (const { word, definition } of words)
    if (word === "Harbour") expect(definition).toMatch(/ships/);
  expect(words.some(({ word }) => word === "Harbour")).toBe(true);
  for (const { etymology } of daily) expect(etymology).not.toMatch(/^Etymology/);
});

test("a letter to an editor, or what is marked in an article, is no correction of it", async () => {
  const letters = await recordsOf("ReaderLetter", textsOf("author", "articleTitle", "body"));
  for (const { body } of letters) expect(body).not.toMatch(/caption|mayor|misspelled|paragraph/);
});

test("what testers of security find was not lost by anybody", async () => {
  const findings = await recordsOf("PentestFinding", {
    ...textsOf("title", "cwe", "description", "remediation"),
    cvss: number,
  });
  for (const { title } of findings) expect(title).not.toMatch(/jacket|scarf|keys|bottle|earring/);
});
