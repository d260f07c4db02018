import {
  always,
  atMost,
  before,
  copyOf,
  counts,
  type Domain,
  day,
  oncePerPair,
  percent,
  sum,
  thereWhen,
  toHandle,
  type Values,
  whenStatus,
} from "../properties.ts";

export const claims: Domain = {
  "/courses": {
    each: [
      atMost("enrolled", "capacity"),
      sum("seatsAvailable", "capacity", "enrolled"),
      counts("lessonCount", "lessons"),
      before("startDate", "endDate", 7 * day, 200 * day),
      always("lessons are numbered from 1", ({ lessons }) =>
        (lessons as readonly Values[]).every(
          ({ lessonNumber, order }, index) => lessonNumber === index + 1 && order === index + 1,
        ),
      ),
      always("the slug is the title's", ({ slug, title }) =>
        toHandle(slug).startsWith(toHandle(title)),
      ),
    ],
  },
  "/students": {
    each: [
      always("the email is the student's", ({ firstName, lastName, email }) =>
        toHandle(email).startsWith(toHandle(`${firstName}${lastName}`)),
      ),
      thereWhen("graduationDate", "graduated"),
      before("enrollmentDate", "graduationDate", 200 * day),
    ],
  },
  "/enrollments": {
    each: [
      copyOf("studentName", "studentId", "/students", "firstName+lastName"),
      copyOf("courseTitle", "courseId", "/courses", "title"),
      atMost("completedLessons", "totalLessons"),
      percent("progress", "completedLessons", "totalLessons"),
      thereWhen("completedAt", "completed"),
      thereWhen("grade", "completed"),
      whenStatus("completed", "all of it is done", ({ progress }) => progress === 100),
      before("enrolledAt", "completedAt", day, 200 * day),
    ],
    all: [oncePerPair("studentId", "courseId")],
  },
};
