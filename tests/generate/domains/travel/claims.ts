import {
  always,
  atMost,
  before,
  copyOf,
  type Domain,
  day,
  differ,
  hour,
  isAhead,
  isPast,
  minute,
  numberOf,
  onePerson,
  onePlace,
  ownSite,
  percent,
  product,
  rateOf,
  sum,
  thereWhen,
  timeOf,
  whenStatus,
} from "../properties.ts";

export const claims: Domain = {
  "/hotels": {
    each: [
      onePlace,
      ownSite("website", "email"),
      atMost("occupiedRooms", "rooms"),
      percent("occupancyRate", "occupiedRooms", "rooms"),
    ],
  },
  "/bookings": {
    each: [
      copyOf("hotelName", "hotelId", "/hotels", "name"),
      onePerson("guestName", "guestEmail"),
      before("checkIn", "checkOut", day, 14 * day),
      always(
        "nights lie between check-in and check-out",
        (booking) =>
          numberOf(booking, "nights") ===
          (timeOf(booking, "checkOut") - timeOf(booking, "checkIn")) / day,
      ),
      sum("guests", "adults children"),
      product("subtotal", "nights", "pricePerNight"),
      rateOf(
        "tax",
        "taxRate",
        (booking) => numberOf(booking, "subtotal") - numberOf(booking, "discount"),
      ),
      sum("total", "subtotal tax cleaningFee", "discount"),
      sum("balanceDue", "total", "amountPaid"),
      thereWhen("cancelledAt", "cancelled"),
      thereWhen("cancellationReason", "cancelled"),
      thereWhen("confirmationCode", "confirmed checked_in checked_out"),
      whenStatus("pending confirmed", "the stay lies ahead", isAhead("checkIn")),
      whenStatus(
        "checked_in",
        "the stay is going on",
        (booking, world) =>
          isPast("checkIn")(booking, world) && isAhead("checkOut")(booking, world),
      ),
      whenStatus("checked_out", "the stay is over", isPast("checkOut")),
      before("createdAt", "checkIn", 0, 200 * day),
      before("createdAt", "updatedAt"),
    ],
  },
  "/flights": {
    each: [
      differ("originCity", "destinationCity"),
      differ("originAirport", "destinationAirport"),
      before("scheduledDeparture", "scheduledArrival", 40 * minute, 20 * hour),
      before("scheduledDeparture", "actualDeparture", -hour, 2 * hour),
      always(
        "durationMinutes is the time of flight",
        (flight) =>
          numberOf(flight, "durationMinutes") ===
          (timeOf(flight, "scheduledArrival") - timeOf(flight, "scheduledDeparture")) / minute,
      ),
      thereWhen("actualArrival", "landed"),
      thereWhen("actualDeparture", "departed landed"),
      thereWhen("delayMinutes", "delayed"),
      whenStatus("scheduled boarding", "the flight lies ahead", isAhead("scheduledDeparture")),
      whenStatus("landed", "the flight is over", isPast("scheduledArrival")),
      atMost("seatsSold", "seatsTotal"),
      sum("seatsAvailable", "seatsTotal", "seatsSold"),
    ],
  },
};
