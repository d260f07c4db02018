import {
  afterParent,
  always,
  atMost,
  before,
  copyOf,
  type Domain,
  day,
  hour,
  isAhead,
  isPast,
  minute,
  onePerson,
  onePlace,
  ownSite,
  product,
  thereIf,
  timeOf,
  whenStatus,
} from "../properties.ts";

export const claims: Domain = {
  "/venues": { each: [onePlace, ownSite("website")] },
  "/events": {
    each: [
      copyOf("venueName", "venueId", "/venues", "name"),
      before("startsAt", "endsAt", hour, 7 * hour),
      before("doorsOpen", "startsAt", 30 * minute, 2 * hour),
      before("registrationDeadline", "startsAt", day, 16 * day),
      before("createdAt", "startsAt"),
      atMost("attendees", "maxAttendees"),
      always(
        "what is free costs nothing, and nothing else does",
        ({ isFree, price }) => (price === 0) === isFree,
      ),
      thereIf("meetingUrl", "isOnline"),
      whenStatus("upcoming", "it lies ahead", isAhead("startsAt")),
      whenStatus(
        "live",
        "it is going on",
        (event, world) => isPast("startsAt")(event, world) && isAhead("endsAt")(event, world),
      ),
      whenStatus("past", "it is over", isPast("endsAt")),
    ],
  },
  "/registrations": {
    each: [
      copyOf("eventTitle", "eventId", "/events", "title"),
      onePerson("attendeeName", "attendeeEmail"),
      product("total", "tickets", "ticketPrice"),
      thereIf("checkedInAt", "checkedIn"),
      afterParent("registeredAt", "eventId", "/events", "createdAt"),
      always(
        "nobody registers for what has begun",
        (one, { find }) =>
          timeOf(one, "registeredAt") <= timeOf(find("/events", one["eventId"]), "startsAt"),
      ),
    ],
  },
};
