import { always, atMost, type Domain, sum, thereIf, timeOf, type Values } from "../properties.ts";

const items = (record: Values, name: string) => record[name] as readonly Values[];
const toMinutes = (clock: unknown) => {
  const [hours = 0, minutes = 0] = String(clock).split(":").map(Number);
  return hours * 60 + minutes;
};
const vaccines: Readonly<Record<string, RegExp>> = {
  dog: /^(?:Rabies|Distemper|Parvovirus|Leptospirosis|Kennel cough)$/,
  cat: /^(?:Rabies|Feline .*|Panleukopenia)$/,
  rabbit: /^(?:Myxomatosis|Rabbit .*)$/,
};

export const claims: Domain = {
  "/sleep-records": {
    each: [
      sum("totalSleepMinutes", "remMinutes deepMinutes lightMinutes"),
      always("who sleeps gets up when they have slept", (record) => {
        const night = (toMinutes(record["wakeTime"]) - toMinutes(record["bedtime"]) + 1440) % 1440;
        const asleep = Number(record["totalSleepMinutes"]);
        return night >= asleep && night <= asleep + 31;
      }),
    ],
  },
  "/chat-threads": {
    each: [
      always("who wrote last takes part", (record) => {
        const names = items(record, "participants").map(({ displayName }) => displayName);
        const { sender } = record["latestMessage"] as Values;
        return names.length === 0 || names.includes(sender);
      }),
      always("nothing was written before the thread was there", (record) => {
        return timeOf(record["latestMessage"] as Values, "sentAt") >= timeOf(record, "createdAt");
      }),
      always("who is online was seen just now", (record, { now }) =>
        items(record, "participants").every(
          (one) => one["presence"] !== "online" || now - timeOf(one, "lastSeen") < 15 * 60_000,
        ),
      ),
    ],
  },
  "/pet-profiles": {
    each: [
      always("an age is counted from the birthday", (record, { now }) => {
        const years = (now - timeOf(record, "birthday")) / 31_557_600_000;
        return Math.abs(Number(record["ageYears"]) - years) < 1.01;
      }),
      thereIf("insuranceProvider", "insured"),
      always("a dog is vaccinated as dogs are", (record) =>
        items(record, "vaccinations").every(({ vaccine }) =>
          vaccines[String(record["species"])]?.test(String(vaccine)),
        ),
      ),
    ],
  },
  "/course-enrollments": {
    each: [
      thereIf("certificateUrl", "certificateIssued"),
      always(
        "who has finished has a certificate",
        ({ status, certificateIssued }) => certificateIssued === (status === "completed"),
      ),
    ],
  },
  "/onboarding-checklists": {
    each: [
      always("it is done as far as its tasks are", (record) => {
        const tasks = items(record, "tasks");
        const done = tasks.filter(({ completed }) => completed === true).length;
        return (
          tasks.length === 0 ||
          record["percentComplete"] === Math.round((done / tasks.length) * 100)
        );
      }),
      always("nothing was done before the first day", (record, { now }) =>
        items(record, "tasks").every(
          ({ completedOn }) =>
            completedOn === null ||
            timeOf(record, "startDate") >= now ||
            String(completedOn) >= String(record["startDate"]).slice(0, 10),
        ),
      ),
    ],
  },
  "/listener-stats": {
    each: [
      atMost("uniqueListeners", "totalPlays"),
      sum("netGrowth", "newFollowers", "unfollows"),
      always("platforms share all listeners among them", (record) => {
        const shares = items(record, "platformBreakdown").map(({ sharePct }) => Number(sharePct));
        return shares.length === 0 || shares.reduce((all, one) => all + one, 0) === 100;
      }),
    ],
  },
};
