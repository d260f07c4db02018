import { hour, minute, type ThingTable } from "./thing.ts";

/** What people do for a living, and how they come to it. */
export const workThings: ThingTable = {
  "employee worker staff colleague": {
    status: "active|on leave|probation|terminated",
    type: "full-time|part-time|contractor|intern",
    category: "Engineering|Sales|Operations|Support",
  },
  "leave absence vacation timeoff": {
    status: "pending|approved|rejected|cancelled",
    type: "vacation|sick leave|parental leave|unpaid leave|training",
    reason:
      "Family holiday|Medical appointment|Moving house|Wedding|Recovering from flu|Childcare|Training course",
    about: "Handover is with my team.|Reachable by phone in the mornings.",
    duration: [86_400, 14 * 86_400],
  },
  "payroll payslip payrun salary": {
    status: "draft|processing|paid|failed",
    type: "monthly|bonus|correction",
    price: [1800, 7400, 2],
  },
  "shift schedule rota": {
    name: "Early shift|Late shift|Night shift|Weekend shift|On call",
    status: "open|assigned|confirmed|completed|missed",
    type: "early|late|night|weekend|on call",
    duration: [4 * hour, 9 * hour],
  },
  "timesheet timeentry time": {
    status: "draft|submitted|approved|rejected",
    type: "work|travel|meeting|overtime",
    about: "Client workshop and follow-up.|Fixing review comments.|Planning and estimates.",
  },
  "expense reimbursement": {
    name: "Train to {place}|Client dinner|Conference ticket|Office supplies|Taxi to the airport|Hotel in {place}",
    status: "draft|submitted|approved|reimbursed|rejected",
    type: "travel|meals|lodging|equipment|training",
    category: "Travel|Meals|Lodging|Equipment|Training|Office",
    reason: "Receipt missing|Over the limit|Client visit|Team event",
    price: [8, 640, 2],
  },
  freelance: {
    name: "Logo for a coffee roastery|Landing page for a yoga studio|Translate a manual into Spanish|Product photos for a webshop|Edit a ten-part podcast|Mobile app for a bike club|SEO audit of an online shop|Explainer video, 60 seconds",
    status: "open|in progress|completed|cancelled",
    type: "fixed price|hourly",
    category: "Design|Web development|Writing|Translation|Video|Marketing",
    about:
      "We need a clear, friendly result within a month.|Long-term work possible after a first small project.|Please send two samples of similar work.|Files and brand guide are ready.",
    price: [150, 4800, -1],
  },
  "job gig": {
    status: "open|assigned|in progress|completed|cancelled",
    type: "one-off|recurring|urgent",
    about: "Two rooms, access from nine.|Bring the long ladder.|Client is on site.",
    duration: [3600, 9 * 3600],
    price: [80, 2400, 0],
  },
  "vacancy opening position jobposting joblisting jobad joboffer jobopening internship": {
    namedAs: "vacancy",
    status: "draft|open|interviewing|filled|closed",
    type: "full-time|part-time|contract|internship|temporary",
    category: "Engineering|Design|Marketing|Sales|Support|Finance",
    about:
      "You will own a small product area, from research to release.|Join a team of six that ships every week.|Flexible hours and two days a week from home.|You work closely with customers and learn from their questions.|A new role: you will shape how we do it.|You support three regions and report to the head of the department.",
    price: [38_000, 120_000, -3],
  },
  "candidate applicant": {
    status: "applied|screening|interview|offer|hired|rejected",
    type: "internal|referral|direct|agency",
    reason: "Not enough experience|Position filled|Accepted another offer|Salary expectations",
    about: "Strong portfolio and clear communication.|Relevant experience, available next month.",
  },
  interview: {
    name: "Phone screen|Technical interview|Portfolio review|Final round",
    status: "scheduled|completed|cancelled|no show",
    type: "phone|video|on-site|technical",
    duration: [30 * minute, 90 * minute],
  },
  "training certification certificate badge achievement award": {
    name: "First Aid|Project Management Basics|Data Protection|Fire Safety|Early Bird|Team Player|Gold Member|Perfect Week",
    status: "earned|in progress|expired|revoked",
    type: "course|exam|milestone|bronze|silver|gold",
    about: "Awarded for finishing every lesson.|Valid for two years.",
  },
  "habit habitlog routine habittracker": {
    category: "Health|Mindfulness|Learning|Fitness|Home|Social",
    status: "active|paused|archived",
    type: "build|quit",
    about: "Small steps, same time every day.|After breakfast, before the phone.",
  },
  "goal objective okr": {
    name: "Run 10 km|Read 12 books|Launch the new site|Reply within a day|Drink more water|Save for a trip|Grow sign-ups by 20%",
    status: "not started|on track|at risk|achieved|missed",
    type: "personal|team|company|daily|weekly",
  },
};
