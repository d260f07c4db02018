import { expect, test } from "vitest";
import {
  at,
  flag,
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
  toObject,
} from "./models.ts";

const texts = { type: "array", items: text } as const;
const day = 86_400_000;

test("the answer to a question with options, as a number, says which of them is right", async () => {
  const quizzes = await recordsOf("PubQuiz", {
    title: text,
    questions: listOf({ question: text, options: texts, correctAnswer: number }),
  });
  const asked = quizzes.flatMap((quiz) => itemsOf(quiz, "questions"));
  for (const { question, options, correctAnswer } of asked) {
    const offered = options as readonly string[];
    expect(offered[Number(correctAnswer)]).toBeDefined();
    if (question === "What is the capital of Norway?")
      expect(offered[Number(correctAnswer)]).toBe("Oslo");
  }
});

test("who is asked to choose has something to choose from, and who is asked for a yes has not", async () => {
  const forms = await recordsOf("CustomerSurvey", {
    title: text,
    questions: listOf({
      text,
      type: oneOf("text", "rating", "multiple_choice", "yes_no"),
      required: flag,
      options: texts,
    }),
  });
  const asked = forms.flatMap((form) => itemsOf(form, "questions"));
  for (const { type, options } of asked) {
    const { length } = options as readonly string[];
    if (type === "multiple_choice") expect(length).toBeGreaterThan(0);
    else expect(length).toBe(0);
  }
});

test("a form asks what its readers think, and no quiz questions", async () => {
  const forms = await recordsOf("Form", {
    title: text,
    questions: listOf({ question: text, type: oneOf("text", "rating") }),
  });
  for (const { question } of forms.flatMap((form) => itemsOf(form, "questions")))
    expect(question).not.toMatch(/Oscars|spider|capital|symbol|Prejudice|hexagon|river/);
});

test("nothing is owed for a book that came back in time", async () => {
  const loans = await recordsOf("BookLoan", {
    ...textsOf("bookTitle", "loanDate", "dueDate"),
    returnDate: orNull(text),
    fine: number,
  });
  const inTime = loans.filter(
    ({ dueDate, returnDate }) => returnDate !== null && at(returnDate) <= at(dueDate),
  );
  expect(inTime.length).toBeGreaterThan(5);
  for (const { fine } of inTime) expect(fine).toBe(0);
});

test("a book is ready some days after somebody reserved it", async () => {
  const holds = await recordsOf("BookReservation", {
    reservedAt: text,
    readyAt: orNull(text),
    status: oneOf("waiting", "ready", "collected"),
  });
  const ready = holds.filter(({ readyAt }) => readyAt !== null);
  expect(ready.length).toBeGreaterThan(10);
  for (const { reservedAt, readyAt } of ready) expect(at(readyAt)).toBeGreaterThan(at(reservedAt));
});

test("a clinical trial is meant to last for months", async () => {
  const trials = await recordsOf("ClinicalTrial", {
    ...textsOf("title", "startDate", "estimatedCompletion"),
    status: oneOf("recruiting", "active", "completed"),
  });
  for (const { startDate, estimatedCompletion } of trials)
    expect(at(estimatedCompletion) - at(startDate)).toBeGreaterThan(200 * day);
});

test("a translation was due around the day on which it was delivered", async () => {
  const jobs = await recordsOf("TranslationJob", {
    ...textsOf("sourceLanguage", "targetLanguage", "dueDate"),
    status: oneOf("pending", "delivered"),
    deliveredAt: orNull(text),
  });
  for (const { dueDate, deliveredAt } of jobs.filter(({ deliveredAt: when }) => when !== null))
    expect(Math.abs(at(deliveredAt) - at(dueDate))).toBeLessThan(8 * day);
});

test("the ecosystem of a package is where it is published, and that of a bird a landscape", async () => {
  const alerts = await recordsOf("SecurityAdvisory", textsOf("cveId", "packageName", "ecosystem"));
  for (const { ecosystem } of alerts)
    expect(ecosystem).toMatch(/^(?:npm|PyPI|Maven|Go|RubyGems|crates\.io|NuGet)$/);
  const birds = await recordsOf("Species", textsOf("commonName", "ecosystem"));
  for (const { ecosystem } of birds) expect(ecosystem).not.toMatch(/npm|Maven/);
});

test("what a language model costs and can do is of its kind", async () => {
  const models = await recordsOf("LanguageModel", {
    ...textsOf("name", "parameters"),
    contextWindow: number,
    inputPricePerMillion: number,
    outputPricePerMillion: number,
    capabilities: texts,
  });
  for (const model of models) {
    expect(model["contextWindow"]).toBeGreaterThanOrEqual(8192);
    expect(model["outputPricePerMillion"]).toBeGreaterThan(Number(model["inputPricePerMillion"]));
    expect(model["outputPricePerMillion"]).toBeLessThan(20);
    expect(model["parameters"]).toMatch(/^\d+B$/);
    expect((model["capabilities"] as readonly string[]).join()).not.toMatch(/\d/);
  }
  const evaluations = await recordsOf("Evaluation", {
    metrics: listOf({ name: text, value: number }),
  });
  for (const { name, value } of evaluations.flatMap((one) => itemsOf(one, "metrics"))) {
    expect(name).toMatch(/^(?:Accuracy|F1 score|Precision|Recall|ROC AUC)$/);
    expect(value).toBeLessThan(1);
  }
});

test("checkpoints of a training have losses and steps of a training", async () => {
  const saved = await recordsOf("Checkpoint", { step: number, loss: number });
  for (const { step, loss } of saved) {
    expect(step).toBeGreaterThanOrEqual(500);
    expect(loss).toBeGreaterThan(0);
    expect(loss).toBeLessThan(3);
  }
});

test("whoever writes a mail has an address of the same name", async () => {
  const mails = await recordsOf("Email", textsOf("senderName", "senderAddress", "subject"));
  for (const { senderName, senderAddress } of mails) {
    const last = String(senderName).split(" ").at(-1)?.toLowerCase();
    expect(String(senderAddress)).toContain(`.${last}@`);
  }
});

test("the links of a newsletter say where they lead, and some readers follow them", async () => {
  const issues = await recordsOf("NewsletterIssue", {
    subject: text,
    recipients: number,
    links: listOf({ url: text, label: text, clicks: number }),
  });
  for (const { label, clicks } of issues.flatMap((issue) => itemsOf(issue, "links"))) {
    expect(label).toMatch(/^(?:Read|Book|See|Download|Answer) /);
    expect(clicks).toBeLessThan(200);
  }
});

test("an audience is of grown-ups, an optician tests eyes, a robot does what its kind does", async () => {
  const campaigns = await recordsOf("AdCampaign", {
    name: text,
    audience: toObject({ ageMin: number, ageMax: number }),
  });
  for (const { audience } of campaigns) {
    const { ageMin, ageMax } = audience as Record<string, number>;
    expect(ageMin).toBeGreaterThanOrEqual(18);
    expect(ageMax).toBeGreaterThan(Number(ageMin));
  }
  const shops = await recordsOf("Optician", { name: text, services: texts });
  for (const { services } of shops)
    expect(String(services)).not.toMatch(/Installation|Delivery|Training/);
  const robots = await recordsOf("Robot", {
    name: text,
    type: oneOf("industrial", "delivery", "cleaning"),
  });
  for (const { name, type } of robots)
    if (type !== "cleaning") expect(name).not.toMatch(/vacuum|cleaner|Dusty|Kitchen/);
});

test("what a sample holds says nothing of the units of its results", async () => {
  const samples = await recordsOf("LabSample", {
    type: text,
    results: listOf(textsOf("test", "unit", "referenceRange")),
  });
  for (const { unit } of samples.flatMap((sample) => itemsOf(sample, "results")))
    expect(unit).not.toBe("ml");
});

test("an article in review has no readers yet", async () => {
  const articles = await recordsOf("NewsArticle", {
    headline: text,
    status: oneOf("draft", "review", "published"),
    views: number,
  });
  for (const { status, views } of articles) if (status === "review") expect(views).toBe(0);
});

test("notes of a talk with a therapist, topics of a sermon, parts of an exam and related words are of their kind", async () => {
  const sessions = await recordsOf("TherapySession", textsOf("clientName", "therapist", "notes"));
  for (const { notes } of sessions) expect(notes).not.toMatch(/anaesthetic|X-ray/);
  const services = await recordsOf("ChurchService", textsOf("preacher", "scripture", "topic"));
  for (const { topic } of services) expect(topic).toMatch(/^[A-Z]/);
  const exams = await recordsOf("Exam", {
    title: text,
    sections: listOf({ name: text, marks: number }),
  });
  for (const { name } of exams.flatMap((exam) => itemsOf(exam, "sections")))
    expect(name).not.toMatch(/Crossing|Getting|First Steps|Closer/);
  const terms = await recordsOf("GlossaryTerm", {
    term: text,
    definition: text,
    relatedTerms: texts,
  });
  for (const { relatedTerms } of terms) expect(String(relatedTerms)).not.toMatch(/VAT|rights/);
});

test("nothing that is told in millimetres of thickness is as thick as a hand", async () => {
  const sheets = await recordsOf("Sheet", { name: text, thicknessMm: number });
  for (const { thicknessMm } of sheets) expect(thicknessMm).toBeLessThan(30);
});
